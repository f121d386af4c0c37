import { connect } from "node:tls";
import type { Fault } from "./fault.ts";

const DAY = 24 * 60 * 60 * 1000;
const ENOUGH = 14;

/** Whether the certificate will soon be refused. One that already is shows when a page is asked. */
export async function certificateFaults(site: URL, now: Date): Promise<Fault[]> {
  if (site.protocol !== "https:") return [];
  const end = await endOfCertificate(site).catch(() => undefined);
  const days = end ? Math.floor((end.getTime() - now.getTime()) / DAY) : ENOUGH;
  if (days >= ENOUGH) return [];
  const remedy =
    "Cloudflare renews it by itself: look there under SSL/TLS, Edge Certificates, why it did not";
  const title = "The certificate of the website runs out";
  return [{ title, detail: `${site.hostname}: ${days} days are left. ${remedy}` }];
}

function endOfCertificate({ hostname, port }: URL): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      {
        host: hostname,
        servername: hostname,
        port: Number(port || 443),
        rejectUnauthorized: false,
        timeout: 20_000,
      },
      () => {
        resolve(new Date(socket.getPeerCertificate().valid_to));
        socket.destroy();
      },
    );
    socket.once("timeout", () => socket.destroy(new Error("no answer")));
    socket.once("error", reject);
  });
}
