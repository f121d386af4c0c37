import { facts } from "virtual:content";
// Ahead of the library, which would throw.
import "./blocked-storage.ts";
import { init, sendForm as sendByLibrary } from "@emailjs/browser";
import { version } from "@emailjs/browser/package.json";
import { isSuccess } from "./success.ts";

const { serviceId, templateId, publicKey, origin } = facts.emailService;

/** Where the form goes, and what goes with it, when the browser sends it without script. */
export const nativeForm = {
  action: `${origin}/api/v1.0/email/send-form`,
  hiddenFields: {
    lib_version: version,
    service_id: serviceId,
    template_id: templateId,
    user_id: publicKey,
  },
};

/** Throws what went wrong. */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  init({ publicKey }, origin);
  const reply = await sendByLibrary(serviceId, templateId, form).catch((error: unknown) => {
    if (isSuccess(error)) return error;
    throw error;
  });
  if (!isSuccess(reply)) throw reply;
}
