import {brotliCompressSync, constants, type BrotliOptions} from 'node:zlib';

/** Larger files take minutes at level 11, and save little against level 9. */
const mostBytes = 2_000_000;

/**
 * The size of a file on the network, in bytes, after Brotli at level 11 (9 for more than two million bytes). Each file is compressed
 * once. `undefined` if it does not exist.
 */
export function createSizes(
  files: ReadonlyMap<string, Uint8Array>,
): (name: string) => number | undefined {
  const sizes = new Map<string, number>();
  return (name) => {
    const content = files.get(name);
    if (content && !sizes.has(name)) {
      sizes.set(name, isGzip(content) ? content.length : compressedSize(content));
    }
    return sizes.get(name);
  };
}

/** Compressed files, such as Pagefind's, are served unchanged. */
function isGzip(content: Uint8Array): boolean {
  return content[0] === 0x1f && content[1] === 0x8b;
}

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
