import type { EmailIds } from "./contact/email-api.ts";

/** The owner's facts, as the pages show them. */
export type Facts = {
  siteUrl: string;
  companyName: string;
  phone: { display: string; href: string };
  testimonialsUrl: string;
  address: {
    street: string;
    city: string;
    state: string;
    /** May be empty. */
    postalCode: string;
    line: string;
  };
  emailService: EmailIds & { origin: string };
  /** Links in the footer that the law requires. */
  notices: { label: string; url: string }[];
};

export type PictureData = {
  name: string;
  /** In the order that a browser tries them. */
  sources: { media?: string; type: string; srcSet: string; sizes?: string }[];
  fallback: string;
};
