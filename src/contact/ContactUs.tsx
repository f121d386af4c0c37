import { words } from "virtual:content";
import { Card } from "../components/Card.tsx";
import { ContactForm } from "./ContactForm.tsx";

export function ContactUs() {
  return (
    <Card id="contact-us" title="Contact Us">
      <p>{words.home.contact}</p>
      <ContactForm />
    </Card>
  );
}
