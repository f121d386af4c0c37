import { expect, test } from "vitest";
import { type ContactEvent, changeContact, isSending, nothingSent } from "./contact-state.ts";

const after = (...events: ContactEvent[]) => events.reduce(changeContact, nothingSent);

test("At first, nothing is sent and the toast is hidden", () => {
  expect(after()).toEqual({ send: "idle", toast: undefined });
});

test("A send is in progress until it succeeds or fails", () => {
  expect(after("submitted").send).toBe("under way");
  expect(after("submitted", "sent").send).toBe("sent");
  expect(after("submitted", "failed").send).toBe("failed");
});

test("A slow send is still in progress", () => {
  expect(isSending(after("submitted", "slow"))).toBe(true);
  expect(isSending(after("submitted", "slow", "failed"))).toBe(false);
});

test("The toast shows only after a success, until the visitor closes it", () => {
  expect(after("submitted").toast).toBeUndefined();
  expect(after("submitted", "failed").toast).toBeUndefined();
  expect(after("submitted", "sent").toast).toBeDefined();
  expect(after("submitted", "sent", "submitted").toast).toBeDefined();
  expect(after("submitted", "sent", "submitted", "failed").toast).toBeDefined();
  expect(after("submitted", "sent", "toast closed").toast).toBeUndefined();
});

test("Closing the toast doesn't affect a send in progress", () => {
  expect(after("submitted", "sent", "submitted", "toast closed").send).toBe("under way");
});

test("An open toast is announced again for the next message", () => {
  const first = after("submitted", "sent").toast;
  expect(after("submitted", "sent", "submitted", "sent").toast).not.toBe(first);
});
