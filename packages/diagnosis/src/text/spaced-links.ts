import {matchesInInlines} from './inline-containers.ts';
import {opaque, type Span} from './read-inlines.ts';
import {isDestination, isFile, label} from './link-syntax.ts';
import type {ParsedText} from '../rule.ts';

/** Text meant as an inline link or an image, with a space in its parentheses. */
export interface SpacedLink extends Span {
  readonly destination: string;
  /** The offset at which the destination begins. */
  readonly start: number;
  /** The text meant as the title, including any quotation marks, and where it begins. */
  readonly title?: {readonly text: string; readonly start: number};
}

const part = `[^()\\r\\n<>${opaque}]*`;
/** Pictures that editors insert have no alternative text. */
const pattern = new RegExp(
  `(?:!\\[(?:${label})?|\\[${label})\\]\\((${part}(?:\\(${part}\\)${part})*)\\)`,
  'gu',
);

const quoted = /[ \t]([“”"‘’'「『＂][^“”"‘’'「『＂]*[“”"‘’'」』＂])$/u;
const wholeAddress = /^https?:\/\/[^/\s]+\/?$/i;
const words = /^\p{Script=Han}[^\s./]*$/u;

/** All spaced links of a text. Whether the words after an address are its title or a part of it is a guess. */
export function spacedLinks(text: ParsedText): SpacedLink[] {
  return matchesInInlines(text, pattern).flatMap(({match, from, to}) => {
    const raw = match[1] ?? '';
    const inside = raw.trim();
    const start = from + match[0].length - 1 - raw.length + raw.indexOf(inside);
    if (!/[ \t]/.test(inside)) {
      return [];
    }
    const title = quoted.exec(inside)?.[1] ?? bareTitle(inside);
    const destination = inside.slice(0, inside.length - (title?.length ?? 0)).trim();
    return isDestination(destination) && !/[“”"]/.test(destination)
      ? [
          {
            from,
            to,
            destination,
            start,
            ...(title && {title: {text: title, start: start + inside.length - title.length}}),
          },
        ]
      : [];
  });
}

/** Words after a whole address, without quotation marks. */
function bareTitle(inside: string): string | undefined {
  const [, first = '', rest = ''] = /^(\S+)[ \t]+(?![ \t])(.*)$/u.exec(inside) ?? [];
  return (isFile(first) || wholeAddress.test(first)) && words.test(rest) ? rest : undefined;
}

/** A title in half-width quotation marks, in place of any others. */
export function quote(title: string): string {
  const words = title.replace(/^[“”‘’"「『＂]|[“”‘’"」』＂]$/gu, '');
  return /^(?:"[^"]*"|'[^']*')$/.test(title) ? title : `"${words}"`;
}
