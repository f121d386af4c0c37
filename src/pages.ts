import type { Facts, words } from "virtual:content";

type PageEntry = {
  path: `/${string}`;
  /** What people call it, in the top bar and in messages. */
  name: string;
  /** The name of the file in `content/` that has its words. */
  contentFile: keyof typeof words;
  title: (facts: Facts) => string;
};

/** Search engines cut off longer titles. */
const LONGEST_TITLE = 70;

/** Every page, in the order of the top bar. The build, the checks and the tests go through this list. */
export const pages = [
  {
    path: "/",
    name: "home",
    contentFile: "home",
    title: ({ companyName, address }) => {
      const title = `${companyName} in ${address.city}, ${address.state}`;
      return title.length > LONGEST_TITLE ? companyName : title;
    },
  },
  {
    path: "/services",
    name: "Services",
    contentFile: "services",
    title: ({ companyName }) => `Our Services | ${companyName}`,
  },
] as const satisfies PageEntry[];

export type Page = (typeof pages)[number];

export const [home, ...otherPages] = pages;
