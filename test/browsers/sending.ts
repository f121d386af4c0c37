import assert from "node:assert/strict";
import { journey } from "./journey.ts";

export const sending = [
  journey("A message is sent as it was typed, and the toast can be closed", async (visit) => {
    await visit.openHome();
    await visit.fill({ name: "Bea Ng", email: "bea@example.com", message: "Two\nlines" });
    await visit.clickButton("Send message");
    await visit.sees("Your message has been sent successfully!");
    await visit.arrived(/name: Bea Ng\s+email: bea@example.com\s+message: Two\s+lines/);
    assert.deepEqual(await visit.form(), { name: "", email: "", message: "" });
    await visit.clickButton("Close");
    const focused = await visit.inPage(() => document.activeElement?.textContent);
    assert.equal(focused, "Send message");
    assert.deepEqual(await visit.problems(), []);
  }),

  journey("A message that fails is told by an alert, and stays in the form", async (visit) => {
    const message = { name: "Cy Roe", email: "cy@example.com", message: "Hello" };
    visit.gate.failSends();
    await visit.openHome();
    await visit.fill(message);
    await visit.clickButton("Send message");
    assert.equal(await visit.closeAlert(), "Failed to send message.");
    assert.deepEqual(await visit.form(), message);
  }),

  journey(
    "A form that is not filled in goes nowhere, and the first gap is focused",
    async (visit) => {
      await visit.openHome();
      await visit.clickButton("Send message");
      assert.equal(await visit.inPage(() => document.activeElement?.id), "name");
      assert.ok(!visit.gate.asked.some((address) => address.includes("/api/")));
    },
  ),

  journey("What is typed before the script has come is kept and sent", async (visit) => {
    const release = visit.gate.hold(/\/assets\/.*\.js$/);
    await visit.open("/");
    await visit.fill({ name: "Dee Fox", message: "Early" });
    release();
    await visit.findsButton("slideshow");
    assert.deepEqual(await visit.form(), { name: "Dee Fox", email: "", message: "Early" });
    await visit.fill({ email: "dee@example.com" });
    await visit.clickButton("Send message");
    await visit.arrived(/name: Dee Fox\s+email: dee@example.com\s+message: Early/);
    assert.deepEqual(await visit.problems(), []);
  }),

  journey(
    "Without script both pages are read and a message is sent",
    { noScript: true },
    async (visit) => {
      await visit.open("/services");
      await visit.sees("Residential Services");
      await visit.open("/");
      await visit.sees("Age Fearlessly");
      await visit.fill({ name: "Eve Kim", email: "eve@example.com", message: "Plain" });
      await visit.clickButton("Send message");
      await visit.arrived(/name: Eve Kim\s+email: eve@example.com\s+message: Plain/);
    },
  ),
];
