type Site = import("../site-build/content/site-schema.ts").Site;

/** The owner's facts, as the pages show them. */
export type Facts = Omit<Site, "phone" | "address"> & {
  phone: { display: string; href: string };
  address: Site["address"] & { line: string };
};

export type PictureData = {
  name: string;
  hasPeople: boolean;
  /** In the order that a browser tries them. */
  sources: { media?: string; type: string; srcSet: string; sizes?: string }[];
  fallback: string;
};
