import { facts, home } from "virtual:content";

const { city, state } = facts.address;

export const homeMetadata = {
  path: "/",
  title: `${facts.companyName} in ${city}, ${state}`,
  description: home.description,
};
