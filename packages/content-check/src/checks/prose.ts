import type {Link, Nodes, PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isMap, isScalar, parseDocument} from 'yaml';
import type {Article} from './article.ts';

/** Text as a reader sees it, without markup, and the offset of each character in the source. */
export interface Prose {
  /** Code, formulas, addresses and pictures are `placeholder`, a hard line break is a line feed. */
  readonly text: string;
  /** Offset in the source of every UTF-16 code unit of `text`. */
  readonly offsets: readonly number[];
  /** Texts of links within `text`, as `[start, end)`. */
  readonly links: readonly (readonly [start: number, end: number])[];
}

/** Replaces each part of a line that is not prose. */
export const placeholder = '\uFFFC';

/** Inline Markdown and JSX, apart from text. */
const phrasing = new Set<string>([
  'text',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'inlineCode',
  'inlineMath',
  'image',
  'imageReference',
  'footnoteReference',
  'break',
  'textDirective',
  'mdxJsxTextElement',
  'mdxTextExpression',
]);

/** Fields of the front matter that readers see. */
const shownFields = ['title', 'description', 'sidebar_label'];

/** Cached, because several checks read the prose of the same article. */
const read = new WeakMap<Root, readonly Prose[]>();

/**
 * All prose of an article: paragraphs, headings, table cells, labels of admonitions and tabs, captions, and text alternatives. It
 * includes the fields of the front matter that readers see.
 */
export function readProse({tree, source}: Pick<Article, 'tree' | 'source'>): readonly Prose[] {
  const known = read.get(tree);
  if (known) {
    return known;
  }
  const found = findProse(tree, source, shownFields);
  read.set(tree, found);
  return found;
}

function findProse(tree: Root, source: string, fields: readonly string[]): Prose[] {
  const found: Prose[] = [];
  visit(tree, (node) => {
    found.push(...readStrings(node, source, fields));
    const isLine = phrasing.has(node.type);
    if (!isLine && 'children' in node) {
      const line = (node.children as Nodes[]).filter(({type}) => phrasing.has(type));
      if (line.length > 0) {
        found.push(readLine(line as PhrasingContent[], source));
      }
    }
  });
  return found;
}

/** Reads the text of one block from its child nodes. */
export function readLine(nodes: readonly PhrasingContent[], source: string): Prose {
  let text = '';
  let cursor = 0;
  const offsets: number[] = [];
  const links: [number, number][] = [];

  const add = (value: string) => {
    const aligned = align(value, source, cursor);
    text += value;
    offsets.push(...aligned.offsets);
    cursor = aligned.end;
  };
  const put = (character: string) => {
    text += character;
    offsets.push(cursor);
  };
  const read = (node: Nodes) => {
    cursor = node.position?.start.offset ?? cursor;
    const start = text.length;
    if (node.type === 'text') {
      add(node.value);
    } else if (node.type === 'textDirective' && node.children.length === 0) {
      add(`:${node.name}`); // a colon before a letter: the site has no text directives
    } else if (node.type === 'break' || isTag(node, 'br')) {
      put('\n');
    } else if (isOpaque(node)) {
      put(placeholder);
    } else if ('children' in node) {
      node.children.forEach(read);
      if (node.type === 'link' || node.type === 'linkReference') {
        links.push([start, text.length]);
      }
    }
    cursor = node.position?.end.offset ?? cursor;
  };
  nodes.forEach(read);
  return {text, offsets, links};
}

function isOpaque(node: Nodes): boolean {
  switch (node.type) {
    case 'inlineCode':
    case 'inlineMath':
    case 'image':
    case 'imageReference':
    case 'textDirective':
      return true;
    case 'link':
      return isAddress(node);
    case 'mdxTextExpression':
      return !node.value.trim().startsWith('/*');
    default:
      return isTag(node, 'kbd') || isTag(node, 'code');
  }
}

/** Whether a link shows its own address. */
function isAddress({url, children}: Link): boolean {
  const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return [text, `http://${text}`, `https://${text}`, `mailto:${text}`].includes(url);
}

function isTag(node: Nodes, name: string): boolean {
  return node.type === 'mdxJsxTextElement' && node.name === name;
}

/** The prose that a node keeps outside its children: a caption, a label, a text alternative. */
function readStrings(node: Nodes, source: string, fields: readonly string[]): Prose[] {
  const start = node.position?.start.offset ?? 0;
  switch (node.type) {
    case 'yaml':
      return readFields(node.value, fields, source, start + '---\n'.length);
    case 'code':
      return readString(/\btitle="([^"]*)"/.exec(node.meta ?? '')?.[1], source, start);
    case 'link':
    case 'definition':
      return readString(node.title, source, start);
    case 'image':
      return [
        ...readString(node.alt, source, start),
        ...readString(node.title, source, start + (node.alt ?? '').length),
      ];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap(({value, position}) =>
        typeof value === 'string' ? readString(value, source, position?.start.offset ?? start) : [],
      );
    default:
      return [];
  }
}

function readString(value: string | null | undefined, source: string, from: number): Prose[] {
  if (!value) {
    return [];
  }
  const start = Math.max(from, source.indexOf(value, from));
  return [{text: value, offsets: align(value, source, start).offsets, links: []}];
}

function readFields(
  yaml: string,
  fields: readonly string[],
  source: string,
  from: number,
): Prose[] {
  const {contents} = parseDocument(yaml);
  const pairs = isMap(contents) ? contents.items : [];
  return pairs.flatMap(({key, value}) =>
    isScalar(key) &&
    fields.includes(String(key.value)) &&
    isScalar(value) &&
    typeof value.value === 'string'
      ? readString(value.value, source, from + value.range[0])
      : [],
  );
}

const reference = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/iy;

/**
 * Finds, from offset `from` on, the place in the Markdown or YAML `source` of each code unit of a parsed text.
 * A character reference is one character. Skips the parts that the parser left out: backslashes, indentation,
 * and the markers of block quotes.
 */
function align(
  text: string,
  source: string,
  from: number,
): {readonly offsets: number[]; readonly end: number} {
  const offsets: number[] = [];
  let cursor = from;
  for (const character of text) {
    reference.lastIndex = cursor;
    const [escaped] = source.charAt(cursor) === '&' ? (reference.exec(source) ?? []) : [];
    const isEscaped = escaped !== undefined && !text.startsWith(escaped, offsets.length);
    if (!isEscaped) {
      cursor = Math.max(cursor, source.indexOf(character, cursor));
    }
    offsets.push(...Array<number>(character.length).fill(cursor));
    cursor += isEscaped ? escaped.length : character.length;
  }
  return {offsets, end: cursor};
}
