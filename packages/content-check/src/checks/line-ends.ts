/** A text whose lines end in LF, from one whose lines end in CRLF, as Git for Windows writes them. */
export function withLf(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
