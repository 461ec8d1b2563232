import {lineEndingOf, type Encoding, type SavedFile} from './session/file-format.ts';

/** Maximum size of a file to open, in bytes. */
export const fileLimit = 5_000_000;

type OpenedFile =
  | {readonly ok: true; readonly text: string; readonly format: SavedFile}
  | {
      readonly ok: false;
      readonly problem: 'too large' | 'not text' | 'document of a program' | 'unreadable';
    };

/** First bytes of files that programs write for texts: ZIP (docx, xlsx, odt), OLE (doc, wps), PDF, RTF. */
const documentSignatures = ['PK\x03\x04', '\xD0\xCF\x11\xE0', '%PDF-', '{\\rtf'] as const;

/** Reads a text file: UTF-8, UTF-16 with a byte order mark, or GB 18030, which Chinese Windows writes. */
export async function openFile(file: Blob): Promise<OpenedFile> {
  try {
    const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 8).arrayBuffer()));
    if (documentSignatures.some((signature) => start.startsWith(signature))) {
      return {ok: false, problem: 'document of a program'};
    }
    if (file.size > fileLimit) {
      return {ok: false, problem: 'too large'};
    }
    return decodeText(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return {ok: false, problem: 'unreadable'};
  }
}

/** Decodes bytes; a NUL means that the file is binary. */
export function decodeText(bytes: Uint8Array): OpenedFile {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    const encoding = first === 0xff ? 'UTF-16LE' : 'UTF-16BE';
    return opened(new TextDecoder(encoding).decode(bytes), encoding, true);
  }
  if (bytes.includes(0)) {
    return {ok: false, problem: 'not text'};
  }
  const text = decode(bytes, 'utf-8');
  if (text !== undefined) {
    return opened(text, 'UTF-8', first === 0xef && second === 0xbb && bytes[2] === 0xbf);
  }
  const chinese = decode(bytes, 'gb18030');
  return chinese === undefined
    ? {ok: false, problem: 'not text'}
    : opened(chinese, 'GB 18030', false);
}

function opened(text: string, encoding: Encoding, hasBom: boolean): OpenedFile {
  return {ok: true, text, format: {encoding, hasBom, lineEnding: lineEndingOf(text)}};
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

/** A file name from the text's first heading. Omits characters that file systems forbid, and invisible ones such as direction marks. */
export function fileName(text: string): string {
  return safeName(firstHeading(text));
}

/** The text of the first ATX heading; empty if there is none. */
export function firstHeading(text: string): string {
  const [, heading = ''] = /^ {0,3}#{1,6}[ \t](.+)$/m.exec(text) ?? [];
  return heading.trim().replace(/(?<![ \t])[ \t]+#+$/, '');
}

/** A file name from a name; `text.md` if no character of it is allowed. */
export function safeName(written: string): string {
  const name = written
    .replace(/[\\/:*?"<>|#`]|(?!\s)[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const short = Array.from(name)
    .slice(0, nameLimit)
    .join('')
    .replace(/(?<![. ])[. ]+$/, '');
  // Windows takes these names for devices, also with an extension.
  const isDevice = /^(?:aux|com\d|con|lpt\d|nul|prn)(?:\.|$)/i.test(short);
  return `${isDevice ? '_' : ''}${short || 'text'}.md`;
}
