import {linesOf} from './spans.ts';

/** A line of a text, without its line ending; offsets into the source. */
interface Line {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A block of YAML between two `---` lines. */
export interface FrontMatter {
  readonly from: number;
  /** The end of the closing line, before its line ending. */
  readonly to: number;
  /** The lines between the two `---` lines. */
  readonly lines: readonly Line[];
}

const fence = /^---[ \t]*$/;
const aside = /^\s*(?:#.*)?$/;
const continuation = /^(?:[ \t]+\S|-(?:\s|$)|[\]}])/;

/** `key: value` at the left margin. `：` and a missing space count, because rules look for these mistakes. */
const yamlKey = /^["']?[\p{L}\p{N}_$][\p{L}\p{N}_. -]{0,40}["']?[ \t]*[:：]/u;
const asciiKey = /^[A-Za-z_][\w-]*[ \t]*[:：]/;

/** Fields that tools commonly read (Jekyll, Hugo, Hexo, Docusaurus, Obsidian). */
const commonKey =
  /^(?:title|date|tags?|authors?|categor(?:y|ies)|description|slug|draft|layout|permalink|keywords|aliases|id)[ \t]*[:：]/;

/** Whether one of the lines is a field that tools commonly read. */
export function hasCommonKey(lines: readonly Pick<Line, 'text'>[]): boolean {
  return lines.some(({text}) => commonKey.test(text));
}

/** Whether a line may be part of front matter: a key, the content of one, a comment, or empty. */
export function isYamlLine(text: string): boolean {
  return aside.test(text) || continuation.test(text) || yamlKey.test(text);
}

/**
 * Whether lines are front matter rather than prose between two thematic breaks: every line is YAML, and a key
 * comes first.
 */
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

/** Whether a text begins with a `---` line, possibly after a byte order mark. */
export function opensFrontMatter(source: string): boolean {
  return /^\uFEFF?---[ \t]*(?:[\r\n]|$)/.test(source);
}

/**
 * The front matter from the offset of a `---` line: YAML up to the next such line. Returns undefined if the
 * lines do not look like YAML, or if no line closes them.
 *
 * No specification of Markdown describes front matter. Tools require it at the start of a file (Jekyll,
 * "Front Matter"). gray-matter, which Docusaurus uses, drops a byte order mark before it.
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

/** Where the text after front matter begins; 0 without front matter. */
export function frontMatterEnd(source: string): number {
  return frontMatterOf(source)?.to ?? 0;
}
