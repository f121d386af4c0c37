import { facts } from "virtual:content";

const place = encodeURIComponent(facts.address.line);

export const mapUrl = `https://www.google.com/maps?q=${place}&output=embed`;
export const directionsUrl = `https://www.google.com/maps/dir/?api=1&destination=${place}`;
