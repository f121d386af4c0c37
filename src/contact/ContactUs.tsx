import { words } from "virtual:content";
import { Card } from "../components/Card.tsx";
import { ContactForm } from "./ContactForm.tsx";

export function ContactUs() {
  return (
    <Card>
      <h2 id="contact-us">Contact Us</h2>
      <p>{words.home.contact}</p>
      <ContactForm />
    </Card>
  );
}
