import type {Heading, Link, LinkReference, Nodes, Paragraph, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import {span} from './places.ts';

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
  /** The place of what stands between `[` and `]`. */
  readonly text: Span;
}

/** A block of inlines: a paragraph, a heading or a cell of a table. All offsets are those of the source. */
export interface InlineContainer extends Span {
  readonly node: Paragraph | Heading | TableCell;
  /**
   * The source from `from` to `to`, where U+E000 stands for each code unit of what is no text: code, HTML,
   * images, the brackets and destinations of links, formulas, backslash escapes. Delimiters of emphasis stand.
   */
  readonly text: string;
  /** `text` without bare links. */
  readonly prose: string;
  /** Links in brackets, in order, by the offset at which they begin. */
  readonly links: ReadonlyMap<number, BracketedLink>;
  /** GFM's links without brackets. */
  readonly bareLinks: readonly Span[];
  readonly styles: readonly Style[];
}

/** Stands for what is no text. */
export const opaque = '\uE000';

/** An escape, or a formula as GitHub writes it: both are meant literally. */
const literal = /\\[!-/:-@[-`{-~]|\$\$[^$]+\$\$|\$(?![\s$])[^$\r\n]*[^\s$]\$(?![\d$])/g;

/** `text`, which begins at `start` of the source, with places of the source, in order, made opaque. */
function blank(text: string, start: number, places: readonly Span[]): string {
  let result = '';
  let cursor = 0;
  for (const {from, to} of places) {
    result += text.slice(cursor, from - start) + opaque.repeat(to - from);
    cursor = to - start;
  }
  return result + text.slice(cursor);
}

/** Reads one block of inlines, which stands at `place`. */
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
      return; // what mdast-util-gfm-autolink-literal made of text stays text
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
        const text = textOf(child, at);
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

/** The place of a link's text; that of the whole link for a link without brackets. */
function textOf({children}: Link | LinkReference, {from, to}: Span): Span {
  const first = children[0] && span(children[0]);
  const last = children.at(-1);
  const end = last && span(last);
  return first && end
    ? {from: first.from, to: end.to}
    : {from: Math.min(from + 1, to), to: from + 1};
}
