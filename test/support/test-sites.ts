// The two sites that the tests visit. serve-sites.ts builds and serves them.

const port = Number(process.env.PORT ?? 4273);

export const testSites = {
  /** What `npm start` serves before the owner fills in any facts. */
  local: site("local", port),
  /** What an owner publishes after filling in every fact. */
  production: site("production", port + 1),
};

function site(name: string, port: number) {
  return { port, url: `http://localhost:${port}`, folder: `.cache/test/${name}` };
}
