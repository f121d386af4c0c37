import { facts, services } from "virtual:content";

export const servicesMetadata = {
  path: "/services",
  title: `Our Services | ${facts.companyName}`,
  description: services.description,
};
