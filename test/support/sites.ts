// The two sites that the tests visit. serve-sites.ts builds and serves them.

const port = Number(process.env.PORT ?? 4273);

const site = (name: string, port: number) => ({
  port,
  url: `http://localhost:${port}`,
  folder: `.cache/test/${name}`,
});

/** What `npm start` serves before the owner fills in any facts. */
export const localSite = site("local", port);

/** What an owner publishes after filling in every fact. */
export const productionSite = site("production", port + 1);
