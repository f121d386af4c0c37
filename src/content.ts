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
    /** Empty where the owner shows none. */
    postalCode: string;
    line: string;
    /** The line in full words, for the ear. */
    spoken: string;
  };
  /** Links that the law may ask for. */
  notices?: { label: string; url: string }[];
  emailService: { serviceId: string; templateId: string; publicKey: string; origin: string };
  /** Something is shown that nobody has told us: search engines are kept away. */
  hasStandIns: boolean;
};

export type PictureData = {
  name: string;
  /** In the order a browser tries them. */
  sources: { media?: string; type: string; srcSet: string; sizes?: string }[];
  fallback: string;
};
