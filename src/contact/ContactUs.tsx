import { Card } from "../components/Card.tsx";
import { ContactForm } from "./ContactForm.tsx";

export function ContactUs() {
  return (
    <Card id="contact-us" title="Contact Us">
      <p>
        Too late to call? Write to us about a room, the cost or a visit. Please fill in all three
        boxes. Your message comes to us as an email.
      </p>
      <ContactForm />
    </Card>
  );
}
