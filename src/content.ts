import type { IconName } from "./services/icon-paths.ts";

/** What the owner has told us, as the pages show it. */
export type Facts = {
  siteUrl: string;
  companyName: string;
  phone: { display: string; href: string };
  testimonialsUrl: string;
  address: {
    street: string;
    city: string;
    state: string;
    /** Empty where the owner shows none. */
    postalCode: string;
    line: string;
    /** The line in full words, for the ear. */
    spoken: string;
  };
  emailService: { serviceId: string; templateId: string; publicKey: string; origin: string };
  /** Something is shown that nobody has told us: search engines are kept away. */
  hasStandIns: boolean;
};

export type HomeText = { description: string; headline: string; subline: string; about: string[] };

export type ServicesText = { description: string; intro: string; categories: CategoryText[] };

export type CategoryText = { title: string; icon: IconName; items: string[] };

export type PictureData = {
  name: string;
  /** In the order a browser tries them. */
  sources: { media?: string; type: string; srcSet: string; sizes?: string }[];
  fallback: string;
};
