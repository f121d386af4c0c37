export { init, sendForm } from "@emailjs/browser";
