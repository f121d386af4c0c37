import { emailOrigin, facts } from "virtual:content";
// Must be imported before the library, which would throw otherwise (test/faults/limited-browser.spec.ts).
import "./hide-local-storage.ts";
import { init, sendForm } from "@emailjs/browser";
import { version } from "@emailjs/browser/package.json";
import { emailApi, isSuccess } from "./email-api.ts";

const { serviceId, templateId, publicKey } = facts.emailService;
const { path, encoding, fields } = emailApi;

/** Sends a form's values as they are now. Throws if the message wasn't sent. */
export async function sendEmail(form: HTMLFormElement): Promise<void> {
  init({ publicKey }, emailOrigin);
  // The library throws some replies that are a success by our rule.
  const reply = await sendForm(serviceId, templateId, form).catch((error: unknown) => error);
  if (!isSuccess(reply)) throw reply;
}

/** What the browser needs to send the same without script. */
export const nativeForm = {
  action: emailOrigin + path,
  encoding,
  libraryFields: {
    [fields.version]: version,
    [fields.serviceId]: serviceId,
    [fields.templateId]: templateId,
    [fields.publicKey]: publicKey,
  },
};
