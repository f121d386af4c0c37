import { facts } from "virtual:content";
import { version } from "@emailjs/browser/package.json";
import { hideBlockedStorage } from "./blocked-storage.ts";
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

export function loadEmailLibrary() {
  hideBlockedStorage();
  return import("./emailjs.ts");
}

/** Sends a form's values as they are now; throws what went wrong. */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  const valuesNow = form.cloneNode(true) as HTMLFormElement;
  const emailjs = await loadEmailLibrary();
  emailjs.init({ publicKey }, origin);
  const reply = await emailjs.sendForm(serviceId, templateId, valuesNow).catch((error: unknown) => {
    if (isSuccess(error)) return error;
    throw error;
  });
  if (!isSuccess(reply)) throw reply;
}
