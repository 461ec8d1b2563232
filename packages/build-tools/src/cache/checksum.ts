import {createHash} from 'node:crypto';

/** The length of a SHA-256 in hexadecimal. */
const length = 64;

/**
 * Appends a checksum, by which {@link withoutChecksum} notices what a full disk, a power failure or another program has changed.
 *
 * @param name under which the content is kept, so that it cannot pass for another
 */
export function withChecksum(content: Uint8Array | string, name: string): Uint8Array {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return Buffer.concat([bytes, Buffer.from(checksumOf(bytes, name))]);
}

/** The content without its checksum; undefined if they do not agree. */
export function withoutChecksum(kept: Uint8Array, name: string): Uint8Array | undefined {
  const end = kept.length - length;
  if (end < 0) {
    return undefined;
  }
  const content = kept.subarray(0, end);
  return checksumOf(content, name) === Buffer.from(kept.subarray(end)).toString('latin1')
    ? content
    : undefined;
}

function checksumOf(content: Uint8Array, name: string): string {
  return createHash('sha256').update(`${name.length}:${name}`).update(content).digest('hex');
}
