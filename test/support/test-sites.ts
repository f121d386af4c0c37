// The two sites that the tests visit. playwright.config.ts builds and serves them.

const port = Number(process.env.PORT || 4273);

/** Everything that a run writes. Runs on other ports have folders of their own. */
export const testFolder = `.cache/test/${port}`;

export const testSites = {
  /** What `npm start` serves before the owner fills in any facts. */
  local: site("local", port, "local/wrangler.jsonc"),
  /** What an owner publishes after filling in every fact. */
  production: site("production", port + 1, "wrangler.jsonc"),
};

function site(name: string, port: number, config: string) {
  return {
    name,
    config,
    port,
    url: `http://localhost:${port}`,
    content: `${testFolder}/content-${name}`,
    folder: `${testFolder}/${name}`,
  };
}
