import { facts } from "virtual:content";

const address = encodeURIComponent(facts.address.line);

export const mapUrl = `https://www.google.com/maps?q=${address}&output=embed`;
export const directionsUrl = `https://www.google.com/maps/dir/?api=1&destination=${address}`;
