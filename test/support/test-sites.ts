import { chosenPort } from "../../hosting/ports.ts";

// The two sites that the tests visit. serve-sites.ts builds and serves them.

const port = chosenPort(4273);

/** Everything that a run writes. Runs on other ports have folders of their own. */
export const testFolder = `.cache/test/${port}`;

export const testSites = {
  /** What `npm start` serves before the owner fills in any facts. */
  local: site("local", port),
  /** What an owner publishes after filling in every fact. */
  production: site("production", port + 1),
};

function site(name: string, port: number) {
  return {
    port,
    url: `http://localhost:${port}`,
    content: `${testFolder}/content-${name}`,
    folder: `${testFolder}/${name}`,
  };
}
