/** What is specific to EmailJS. The build, the fake service and the tests read it here too. */
export const emailApi = {
  name: "EmailJS",
  origin: "https://api.emailjs.com",
  path: "/api/v1.0/email/send-form",
  encoding: "multipart/form-data",
  /** Its reply to a message that it has sent. */
  sent: { status: 200, text: "OK" },
  /** The fields that it expects in addition to the visitor's, by what they hold. */
  fields: {
    version: "lib_version",
    serviceId: "service_id",
    templateId: "template_id",
    publicKey: "user_id",
  },
} as const;

/** The specification's rule. The email library's differs: it resolves on any 2xx. */
export function isSuccess(reply: unknown): boolean {
  const { status, text } = Object(reply);
  return status === emailApi.sent.status || text === emailApi.sent.text;
}
