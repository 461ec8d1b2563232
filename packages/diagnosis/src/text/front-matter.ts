import {linesOf} from './places.ts';

/** A line of a text, without its line ending; offsets into the source. */
interface Line {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A block of YAML between two lines `---`. */
export interface FrontMatter {
  readonly from: number;
  /** The end of the closing line, before its line ending. */
  readonly to: number;
  /** The lines between the two. */
  readonly lines: readonly Line[];
}

const fence = /^---[ \t]*$/;
const aside = /^\s*(?:#.*)?$/;
const continuation = /^(?:[ \t]+\S|-(?:\s|$)|[\]}])/;

/** `key: value` on the left margin; `：` and a missing space count, for they are the mistakes to find. */
const yamlKey = /^["']?[\p{L}\p{N}_$][\p{L}\p{N}_. -]{0,40}["']?[ \t]*[:：]/u;
const asciiKey = /^[A-Za-z_][\w-]*[ \t]*[:：]/;

/** The fields that tools commonly read (Jekyll, Hugo, Hexo, Docusaurus, Obsidian). */
const commonKey =
  /^(?:title|date|tags?|authors?|categor(?:y|ies)|description|slug|draft|layout|permalink|keywords|aliases|id)[ \t]*[:：]/;

/** Whether one of the lines is a field that tools commonly read. */
export function hasCommonKey(lines: readonly Pick<Line, 'text'>[]): boolean {
  return lines.some(({text}) => commonKey.test(text));
}

/** Whether a line may stand in front matter: a key, what belongs to one, a comment, nothing. */
export function isYamlLine(text: string): boolean {
  return aside.test(text) || continuation.test(text) || yamlKey.test(text);
}

/** Whether lines are front matter rather than prose between two rules: every one is YAML, a key comes first. */
export function isYaml(lines: readonly Pick<Line, 'text'>[]): boolean {
  const keys = lines.filter(({text}) => yamlKey.test(text));
  const first = lines.find(({text}) => !aside.test(text));
  return (
    first !== undefined &&
    first === keys[0] &&
    keys.some(({text}) => asciiKey.test(text) || /:(?:\s|$)/.test(text)) &&
    lines.every(({text}) => isYamlLine(text))
  );
}

/** Whether a text, but for a byte order mark, begins with a line `---`. */
export function opensFrontMatter(source: string): boolean {
  return /^\uFEFF?---[ \t]*(?:[\r\n]|$)/.test(source);
}

/**
 * The front matter that begins at an offset, which is that of a line `---`: YAML up to the next such line.
 * Nothing where the lines do not look like YAML, or where no line closes them.
 *
 * No specification of Markdown knows it; tools that read it want it at the start of a file (Jekyll, "Front
 * Matter"; a byte order mark before it is dropped by gray-matter, which Docusaurus uses).
 */
export function frontMatterAt(source: string, from: number): FrontMatter | undefined {
  const [opening, ...rest] = linesOf(source.slice(from));
  const end = rest.findIndex(({text}) => fence.test(text));
  const closing = rest[end];
  if (!opening || !fence.test(opening.text) || !closing) {
    return undefined;
  }
  const lines = rest
    .slice(0, end)
    .map((line) => ({...line, from: line.from + from, to: line.to + from}));
  return isYaml(lines) ? {from, to: closing.to + from, lines} : undefined;
}

/** The front matter at the start of a text. */
export function frontMatterOf(source: string): FrontMatter | undefined {
  return opensFrontMatter(source)
    ? frontMatterAt(source, source.startsWith('\uFEFF') ? 1 : 0)
    : undefined;
}

/** Where the text behind front matter begins; 0 without any. */
export function frontMatterEnd(source: string): number {
  return frontMatterOf(source)?.to ?? 0;
}
