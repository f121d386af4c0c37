import { homeMetadata } from "./home/metadata.ts";
import { servicesMetadata } from "./services/metadata.ts";

export type PageMetadata = { path: string; title: string; description: string };

export const pages = [homeMetadata, servicesMetadata] as const satisfies PageMetadata[];
