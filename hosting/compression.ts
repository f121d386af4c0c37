import { brotliCompressSync, constants, zstdCompressSync } from "node:zlib";

const { BROTLI_PARAM_QUALITY, ZSTD_c_compressionLevel } = constants;

function brotli(content: Buffer, quality: number): Buffer {
  return brotliCompressSync(content, { params: { [BROTLI_PARAM_QUALITY]: quality } });
}

function zstd(content: Buffer, level: number): Buffer {
  return zstdCompressSync(content, { params: { [ZSTD_c_compressionLevel]: level } });
}

/**
 * How text can be sent. Cloudflare compresses on the fly, so at a low level: about one of the first
 * two. The third is as small as it gets.
 */
export const ways = {
  "Brotli 4": (content: Buffer) => brotli(content, 4),
  "zstd 3": (content: Buffer) => zstd(content, 3),
  "Brotli 11": (content: Buffer) => brotli(content, 11),
};

/** The bytes that a visitor gets, at worst. */
export const bytesSent = (content: Buffer): number =>
  Math.max(ways["Brotli 4"](content).length, ways["zstd 3"](content).length);
