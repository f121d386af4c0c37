type ContactState = {
  send: "idle" | "under way" | "slow" | "sent" | "failed";
  /** The number of the message it announces; undefined while it is hidden. */
  toast: number | undefined;
};

export type ContactEvent = "submitted" | "slow" | "sent" | "failed" | "toast closed";

export const nothingSent: ContactState = { send: "idle", toast: undefined };

export const isSending = ({ send }: ContactState) => send === "under way" || send === "slow";

export function changeContact(contact: ContactState, event: ContactEvent): ContactState {
  switch (event) {
    case "submitted":
      return { ...contact, send: "under way" };
    case "slow":
      return { ...contact, send: "slow" };
    case "sent":
      // A new number, so that an open toast is announced again.
      return { send: "sent", toast: (contact.toast ?? 0) + 1 };
    case "failed":
      return { ...contact, send: "failed" };
    case "toast closed":
      return { ...contact, toast: undefined };
  }
}
