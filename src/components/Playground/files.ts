/** Largest file that is opened, in bytes. */
export const fileLimit = 5_000_000;

type OpenedFile =
  | {readonly ok: true; readonly text: string; readonly encoding: 'UTF-8' | 'GB 18030' | 'UTF-16'}
  | {readonly ok: false; readonly problem: 'too large' | 'not text' | 'unreadable'};

/** Reads a text file: UTF-8, UTF-16 with its mark, or what Chinese Windows writes (GB 18030). */
export async function openFile(file: Blob): Promise<OpenedFile> {
  if (file.size > fileLimit) {
    return {ok: false, problem: 'too large'};
  }
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return {ok: false, problem: 'unreadable'};
  }
}

/** The text of bytes; a NUL tells a binary file from a text. */
export function decodeText(bytes: Uint8Array): OpenedFile {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    const text = new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
    return {ok: true, text, encoding: 'UTF-16'};
  }
  if (bytes.includes(0)) {
    return {ok: false, problem: 'not text'};
  }
  const text = decode(bytes, 'utf-8');
  if (text !== undefined) {
    return {ok: true, text, encoding: 'UTF-8'};
  }
  const chinese = decode(bytes, 'gb18030');
  return chinese === undefined
    ? {ok: false, problem: 'not text'}
    : {ok: true, text: chinese, encoding: 'GB 18030'};
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Longest name of a download before `.md`, in characters: file systems allow 255 bytes, and each may take four. */
const nameLimit = 60;

/**
 * A name for a text's file: that of its first heading, without what file systems refuse and without characters
 * that are not seen, such as those that turn the direction of writing.
 */
export function fileName(text: string): string {
  const [, heading = ''] = /^ {0,3}#{1,6}[ \t]+(.+)$/m.exec(text) ?? [];
  const name = heading
    .replace(/[\\/:*?"<>|#`]|(?!\s)[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const short = Array.from(name)
    .slice(0, nameLimit)
    .join('')
    .replace(/[. ]+$/, '');
  return `${short || 'text'}.md`;
}

/** What may end a line (CommonMark 0.31.2, section 2.1). */
const lineEndings = ['\n', '\r\n', '\r'] as const;
type LineEnding = (typeof lineEndings)[number];

const anyLineEnding = /\r\n?|\n/g;

/** The line ending that most lines of a text have; of equals, and where there is none, the first of `\n`, `\r\n`, `\r`. */
export function lineEndingOf(text: string): LineEnding {
  const found = text.match(anyLineEnding) ?? [];
  const count = (ending: LineEnding) => found.filter((each) => each === ending).length;
  return lineEndings.reduce((most, ending) => (count(ending) > count(most) ? ending : most));
}

/** A text with all its line endings replaced by this one. */
export function withLineEnding(text: string, ending: LineEnding): string {
  return text.replace(anyLineEnding, ending);
}
