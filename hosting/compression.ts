import { brotliCompressSync, constants, zstdCompressSync } from "node:zlib";

// Cloudflare compresses on the fly, so at a low level: about Brotli 4 or zstd 3.
const { BROTLI_PARAM_QUALITY, ZSTD_c_compressionLevel } = constants;

export function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, { params: { [BROTLI_PARAM_QUALITY]: 4 } });
}

function zstd(content: Buffer): Buffer {
  return zstdCompressSync(content, { params: { [ZSTD_c_compressionLevel]: 3 } });
}

/** The most bytes that a visitor gets. */
export function bytesSent(content: Buffer): number {
  return Math.max(brotli(content).length, zstd(content).length);
}
