import { words } from "virtual:content";
import { ContactForm } from "./ContactForm.tsx";

export function ContactUs() {
  return (
    <>
      <h2 id="contact-us">Contact Us</h2>
      <p>{words.home.contact}</p>
      <ContactForm />
    </>
  );
}
