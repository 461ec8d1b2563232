/** Decodes UTF-8, and keeps a byte order mark. Returns undefined if the bytes are not UTF-8. */
export function readText(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
  } catch {
    return undefined;
  }
}
