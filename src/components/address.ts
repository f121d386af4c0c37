import { facts } from "virtual:content";

const { street, city, state } = facts.address;

export const addressLine = `${street}, ${city}, ${state}`;
