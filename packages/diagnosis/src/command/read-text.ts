/** The text of bytes in UTF-8, with the byte order mark that it may have; nothing where they are not UTF-8. */
export function readText(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
  } catch {
    return undefined;
  }
}
