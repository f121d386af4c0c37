import { emailOrigin, facts } from "virtual:content";
// Must be imported before the library, which would throw otherwise.
import "./blocked-storage.ts";
import { init, sendForm as sendByLibrary } from "@emailjs/browser";
import { version } from "@emailjs/browser/package.json";
import { emailApi, isSuccess } from "./email-api.ts";

const { serviceId, templateId, publicKey } = facts.emailService;
const { path, encoding, fields, sent } = emailApi;

/** What the browser needs to send the form without script. */
export const nativeForm = {
  action: emailOrigin + path,
  encoding,
  hiddenFields: {
    [fields.version]: version,
    [fields.serviceId]: serviceId,
    [fields.templateId]: templateId,
    [fields.publicKey]: publicKey,
  },
};

/** What the visitor needs to know then. */
export const nativeNote = `After you press “Send message,” you’ll see a page that says only “${sent.text}.” That means your message was sent. If it says anything else, please call us. Press your browser’s Back button to return here.`;

/** Throws if the message wasn't sent. */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  init({ publicKey }, emailOrigin);
  const reply = await sendByLibrary(serviceId, templateId, form).catch((error: unknown) => error);
  if (!isSuccess(reply)) throw reply;
}
