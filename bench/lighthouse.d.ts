// The few parts of Lighthouse in use. It is installed when the bench is run; the types are checked always.
declare module "lighthouse" {
  type Request = { url: string; resourceType: string; transferSize: number };
  export type Report = {
    lighthouseVersion: string;
    environment: { hostUserAgent: string };
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number; details?: { items: Request[] } }>;
  };
  export type Config = object;
  export const desktopConfig: Config;
  export default function lighthouse(
    address: string,
    flags: { port: number; logLevel: "error" },
    config?: Config,
  ): Promise<{ lhr: Report } | undefined>;
}

declare module "chrome-launcher" {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
  }): Promise<{ port: number; kill: () => void }>;
}
