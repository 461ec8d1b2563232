import {compressedSize} from '../../../scripts/host/compression';

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
