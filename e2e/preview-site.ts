import { copyContent } from "./content.ts";
import { noFacts } from "./facts.ts";

// `npm start`, as it is before anybody has told the site a fact.
process.env.CONTENT_DIR = copyContent("preview", noFacts);
await import("../scripts/start.ts");
