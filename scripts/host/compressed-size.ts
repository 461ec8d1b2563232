import {brotliCompressSync, constants, type BrotliOptions} from 'node:zlib';

/** Larger files take minutes at level 11, and save little against level 9. */
const mostBytes = 2_000_000;

/** Bytes by Brotli at level 11, or 9 for more than two million. */
export function compressedSize(content: Uint8Array): number {
  return brotliCompressSync(content, brotliOptions(content)).length;
}

/** Options of Brotli for this content: level 11, or 9 for more than two million bytes. */
export function brotliOptions({length}: Uint8Array): BrotliOptions {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: length > mostBytes ? 9 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
  return {params};
}
