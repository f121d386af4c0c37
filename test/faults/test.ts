import { test as base } from "../support/test.ts";
import { type EmailServer, replaceEmailService } from "./email-server.ts";

export const test = base.extend<{ email: EmailServer }>({
  email: async ({ page }, use) => {
    const { email, close } = await replaceEmailService(page);
    await use(email);
    close();
  },
});
