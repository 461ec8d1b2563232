import {brotliCompressSync, constants, type BrotliOptions} from 'node:zlib';

/** Files of more bytes take minutes at level 11, and are hardly smaller than at level 9. */
const mostBytes = 2_000_000;

/**
 * Gives the size of a file as it comes over the network, in bytes, by Brotli at level 11 (9 where it has more than
 * two million bytes); each is compressed once. `undefined` where there is no such file.
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

/** What is compressed already, as Pagefind's files are, is served as it is. */
function isGzip(content: Uint8Array): boolean {
  return content[0] === 0x1f && content[1] === 0x8b;
}

/** Bytes by Brotli at level 11, or 9 for more than two million. */
export function compressedSize(content: Uint8Array): number {
  return brotliCompressSync(content, brotliOptions(content)).length;
}

/** How Brotli compresses this content: at level 11, or 9 for more than two million bytes. */
export function brotliOptions({length}: Uint8Array): BrotliOptions {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: length > mostBytes ? 9 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
  return {params};
}
