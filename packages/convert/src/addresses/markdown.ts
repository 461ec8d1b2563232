import {boundedSyntax, boundMessage} from '@markdown-zh/diagnosis/bounds';
import {applyEdits, type Edit} from '@markdown-zh/diagnosis/edits';
import type {Definition, Html, Image, Link, Nodes} from 'mdast';
import {fromMarkdown, type CompileContext, type Token} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {withoutFrontMatter} from '../document/front-matter.ts';
import {safeInSource} from './address.ts';
import {editsOfHtml, type LostAddress} from './html.ts';

interface Range {
  readonly from: number;
  readonly to: number;
}

/** A text and the addresses that it lost. */
interface SafeMarkdown {
  readonly text: string;
  readonly lost: readonly LostAddress[];
}

/**
 * Markdown in which each address may leave the site; nothing else of the text changes. `//host` becomes `https://host`. A link, picture or
 * definition that may not keep its address has an empty one, and an autolink becomes code. In HTML the attribute goes. Paths from the
 * root stay, because the text's own site has them. Throws a RangeError, in Chinese, if the text reaches a limit.
 */
export function safeMarkdown(source: string): SafeMarkdown {
  const bound = boundMessage(source);
  if (bound !== undefined) {
    throw new RangeError(bound); // what other programs read beyond a limit would not be checked
  }
  const {text} = withoutFrontMatter(source);
  const destinations: Range[] = [];
  const record = function (this: CompileContext, {start, end}: Token) {
    destinations.push({from: start.offset, to: end.offset});
    this.buffer();
  };
  const tree = fromMarkdown(text, {
    extensions: boundedSyntax([gfm()]),
    mdastExtensions: [
      gfmFromMarkdown(),
      {enter: {resourceDestinationString: record, definitionDestinationString: record}},
    ],
  });
  const edits: Edit[] = [];
  const lost: LostAddress[] = [];
  const pictures = new Set<string>();
  visit(tree, 'imageReference', ({identifier}) => {
    pictures.add(identifier);
  });
  const onLost = (address: LostAddress) => lost.push(address);
  visit(tree, (node) => {
    if (node.type === 'text' && node.value.includes('<')) {
      // micromark takes a tag like `<img src=//host>` for text, cmark does not.
      const {from, to} = rangeOf(node);
      const unescaped = source.slice(from, to).replaceAll('\\<', '  ');
      edits.push(...editsOfHtml(unescaped, safeInSource, onLost, from));
    } else if (node.type === 'html') {
      const inSource = placesOf(node, source);
      for (const {from, to, insert} of editsOfHtml(node.value, safeInSource, onLost)) {
        edits.push({from: inSource(from), to: inSource(to), insert});
      }
    } else if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const isPicture =
        node.type === 'image' || (node.type === 'definition' && pictures.has(node.identifier));
      const safe = safeInSource(node.url, isPicture ? 'picture' : 'link');
      const edit = safe === node.url ? undefined : editOf(node, safe);
      if (edit) {
        edits.push(edit);
        if (safe === undefined) {
          lost.push({address: node.url, isPicture});
        }
      }
    }
  });
  return {text: applyEdits(source, edits), lost};

  function editOf(node: Link | Image | Definition, safe: string | undefined): Edit | undefined {
    const range = rangeOf(node);
    if (source.startsWith('<', range.from)) {
      return {...range, insert: safe === undefined ? codeOf(node.url) : `<${safe}>`};
    }
    // The last destination that ends in the node: those before it are of pictures in the text of a link.
    const found = destinations[firstAfter(destinations, ({to}) => to > range.to) - 1];
    if (!found || found.from < range.from) {
      return undefined;
    }
    if (safe === undefined) {
      return {...found, insert: source[found.from - 1] === '<' ? '' : '<>'};
    }
    return safe === `https:${node.url}` && source.startsWith('//', found.from)
      ? {from: found.from, to: found.from, insert: 'https:'}
      : {...found, insert: escaped(safe)};
  }
}

/** Maps offsets of HTML to the source, whose lines may begin with the marks of a list or a quotation. */
function placesOf(html: Html, source: string): (offset: number) => number {
  const {from, to} = rangeOf(html);
  const ends = [...lineEndsOf(source.slice(from, to)).map((end) => from + end), to];
  const own = [...lineEndsOf(html.value), html.value.length];
  return (offset) => {
    const line = firstAfter(own, (end) => end >= offset);
    return (ends[line] ?? to) - ((own[line] ?? 0) - offset);
  };
}

/** The index of the first item that passes a test. All later ones also pass it. */
function firstAfter<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const item = items[middle];
    [from, to] = item !== undefined && test(item) ? [from, middle] : [middle + 1, to];
  }
  return from;
}

function lineEndsOf(text: string): number[] {
  return [...text.matchAll(/\r\n?|\n/g)].map(({index}) => index);
}

function rangeOf({position}: Nodes): Range {
  return {from: position?.start.offset ?? 0, to: position?.end.offset ?? 0};
}

/** Text as code in a line. An address has no spaces. */
function codeOf(address: string): string {
  const longest = (address.match(/`+/g) ?? []).reduce(
    (most, {length}) => Math.max(most, length),
    0,
  );
  const fence = '`'.repeat(longest + 1);
  return fence + address.replaceAll('|', '%7C') + fence;
}

/** An address as a destination, between angle brackets or without, also in a table. */
function escaped(address: string): string {
  return address.replaceAll('|', '%7C').replace(/[()<>\\]|&(?=#?\w+;)/g, String.raw`\$&`);
}
