import type {Heading, Link, LinkReference, Nodes, Paragraph, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import {span} from './spans.ts';

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The delimiters of one emphasis, strong emphasis or strikethrough that an engine makes. */
interface Style {
  readonly open: Span;
  readonly close: Span;
}

interface BracketedLink extends Span {
  /** The place of the text between `[` and `]`. */
  readonly text: Span;
}

/** A block of inlines: a paragraph, a heading or a cell of a table. All offsets are those of the source. */
export interface InlineContainer extends Span {
  readonly node: Paragraph | Heading | TableCell;
  /**
   * The source from `from` to `to`, with U+E000 for each code unit that is not text. These are code, HTML, images, brackets and
   * destinations of links, formulas, and backslash escapes. Emphasis delimiters stay.
   */
  readonly text: string;
  /** `text` without bare links. */
  readonly prose: string;
  /** Bracketed links in order, by the offset of their start. */
  readonly links: ReadonlyMap<number, BracketedLink>;
  /** GFM's links without brackets. */
  readonly bareLinks: readonly Span[];
  readonly styles: readonly Style[];
}

/** Replaces code units that are not text. */
export const opaque = '\uE000';

/** An escape, or a formula in GitHub's form; both are meant literally. */
const literal = /\\[!-/:-@[-`{-~]|\$\$[^$]+\$\$|\$(?![\s$])[^$\r\n]*[^\s$]\$(?![\d$])/g;

/** Replaces places of the source, in order, by opaque characters in `text`, which begins at `start` of the source. */
function blank(text: string, start: number, places: readonly Span[]): string {
  let result = '';
  let cursor = 0;
  for (const {from, to} of places) {
    result += text.slice(cursor, from - start) + opaque.repeat(to - from);
    cursor = to - start;
  }
  return result + text.slice(cursor);
}

/** Reads the block of inlines at `place`. */
export function readInlines(
  node: InlineContainer['node'],
  place: Span,
  source: string,
): InlineContainer {
  const blanks: Span[] = [];
  const links = new Map<number, BracketedLink>();
  const bareLinks: Span[] = [];
  const styles: Style[] = [];
  visit(node, (child: Nodes) => {
    const at = span(child);
    if (!at) {
      return; // text that mdast-util-gfm-autolink-literal turned into a link stays text
    }
    switch (child.type) {
      case 'inlineCode':
      case 'html':
      case 'image':
      case 'imageReference':
      case 'footnoteReference':
        blanks.push(at);
        break;
      case 'emphasis':
      case 'strong':
      case 'delete': {
        const size = delimiterSize(child.type, source, at.from);
        styles.push({
          open: {from: at.from, to: at.from + size},
          close: {from: at.to - size, to: at.to},
        });
        break;
      }
      case 'link':
      case 'linkReference': {
        const text = textSpanOf(child, at);
        if (source[at.from] === '<') {
          blanks.push(at);
        } else if (text.from === at.from && child.type === 'link') {
          bareLinks.push(at);
        } else {
          links.set(at.from, {...at, text});
          blanks.push({from: at.from, to: text.from}, {from: text.to, to: at.to});
        }
        break;
      }
    }
  });
  blanks.sort((a, b) => a.from - b.from);
  const text = blank(source.slice(place.from, place.to), place.from, blanks).replace(
    literal,
    ({length}) => opaque.repeat(length),
  );
  return {
    node,
    ...place,
    text,
    prose: blank(text, place.from, bareLinks),
    links,
    bareLinks,
    styles,
  };
}

function delimiterSize(type: 'emphasis' | 'strong' | 'delete', source: string, from: number) {
  return type === 'strong' || (type === 'delete' && source[from + 1] === '~') ? 2 : 1;
}

/** The place of a link's text, or of the whole link if it has no brackets. */
function textSpanOf({children}: Link | LinkReference, {from, to}: Span): Span {
  const first = children[0] && span(children[0]);
  const last = children.at(-1);
  const end = last && span(last);
  return first && end
    ? {from: first.from, to: end.to}
    : {from: Math.min(from + 1, to), to: from + 1};
}
