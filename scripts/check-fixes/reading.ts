import type {Nodes, Parents} from 'hast';
import 'mdast-util-mdx';

/** The content of a page for its reader. */
export interface Reading {
  /** All text without white space, which typography may change. */
  readonly text: string;
  /** Blocks of code, exactly. */
  readonly code: readonly string[];
  readonly links: readonly string[];
  readonly pictures: readonly string[];
}

const hidden = new Set(['script', 'style', 'template', 'title']);

/** A tag of Hexo or Jekyll, which readers of the old site did not see. */
const generatorTag = /\{%(?:(?!%\})[^])*%\}/g;

type Mutable = {-readonly [Key in keyof Reading]: Reading[Key] extends string ? string : string[]};

/** Reads the tree of a page, of HTML or of MDX. Runs no code: an expression is its text in braces, unless it is a string. */
export function readPage(tree: Nodes): Reading {
  const found: Mutable = {text: '', code: [], links: [], pictures: []};
  read(tree, found, false);
  return {...found, text: found.text.replace(generatorTag, '').replace(/[\s\u200B]+/g, '')};
}

function read(node: Nodes, found: Mutable, isCode: boolean): void {
  switch (node.type) {
    case 'text':
      found.text += node.value;
      return;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      found.text += stringValue(node.value);
      return;
    case 'element':
      readElement(node.tagName, (name) => node.properties[name], node, found, isCode);
      return;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      readElement(
        node.name ?? '',
        (name) => {
          const attribute = node.attributes.find(
            (one) => one.type === 'mdxJsxAttribute' && one.name === name,
          );
          return attribute?.value ?? undefined;
        },
        node,
        found,
        isCode,
      );
      return;
    default:
      if ('children' in node) {
        readAll(node, found, isCode);
      }
  }
}

function readElement(
  name: string,
  attribute: (name: string) => unknown,
  node: Parents,
  found: Mutable,
  isCode: boolean,
): void {
  if (hidden.has(name)) {
    return;
  }
  const [href, src] = [attribute('href'), attribute('src')];
  if (name === 'a' && typeof href === 'string' && !href.startsWith('#')) {
    found.links.push(addressOf(href));
  }
  if (name === 'img' && typeof src === 'string') {
    found.pictures.push(addressOf(src));
  }
  const title = attribute('title');
  if (name === 'admonition' && typeof title === 'string') {
    found.text += title;
  }
  const before = found.text.length;
  const links = found.links.length;
  readAll(node, found, isCode || name === 'pre');
  const text = found.text.slice(before);
  if (name === 'a' && found.links[links - 1] !== undefined && isAddress(text, String(href))) {
    found.links[links - 1] = `bare:${text}`;
  }
  if (name === 'pre' && !isCode) {
    found.code.push(found.text.slice(before).replace(/^\n+|\n+$/g, ''));
  }
}

function readAll({children}: Parents, found: Mutable, isCode: boolean): void {
  for (const child of children) {
    read(child, found, isCode);
  }
}

/** The string of an expression such as `{"a"}`; empty for a comment. */
function stringValue(code: string): string {
  if (/^\s*\/\*[^]*\*\/\s*$/.test(code)) {
    return '';
  }
  try {
    const value: unknown = JSON.parse(code);
    return typeof value === 'string' ? value : `{${code}}`;
  } catch {
    return `{${code}}`;
  }
}

/** Whether a link shows its own address. */
const isAddress = (text: string, url: string) =>
  [text, `http://${text}`, `mailto:${text}`].includes(addressOf(url)) ||
  [text, `http://${text}`].includes(url);

/** One spelling of an address. */
function addressOf(url: string): string {
  try {
    return decodeURI(url.trim());
  } catch {
    return url.trim();
  }
}

/** The first difference of what a reader gets, in one line; undefined if there is none. */
export function difference(before: Reading, after: Reading): string | undefined {
  if (before.text !== after.text) {
    const at = Array.from(before.text).findIndex(
      (_, index) => before.text[index] !== after.text[index],
    );
    const from = Math.max(0, (at < 0 ? before.text.length : at) - 20);
    return `text: "${before.text.slice(from, from + 60)}" became "${after.text.slice(from, from + 60)}"`;
  }
  for (const kind of ['code', 'links', 'pictures'] as const) {
    const old = before[kind];
    const now = kind === 'links' ? withoutNewBare(after[kind], old) : after[kind];
    const index = Array.from({length: Math.max(old.length, now.length)}).findIndex(
      (_, at) => old[at] !== now[at],
    );
    if (index >= 0) {
      return `${kind}: ${JSON.stringify(old[index])} became ${JSON.stringify(now[index])}`;
    }
  }
  return undefined;
}

/** Links without the addresses that are links in MDX, and were text in HTML. */
function withoutNewBare(links: readonly string[], old: readonly string[]): string[] {
  const rest = [...old];
  return links.filter((link) => {
    const isOld = link.replace(/^bare:/, '') === rest[0]?.replace(/^bare:/, '');
    if (isOld) {
      rest.shift();
    }
    return isOld || !link.startsWith('bare:');
  });
}
