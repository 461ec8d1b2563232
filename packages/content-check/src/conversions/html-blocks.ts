import type {Element, ElementContent} from 'hast';
import type {Html, Nodes, Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Edit} from '@markdown-zh/diagnosis/edits';
import {asMdxText, destination} from './write-text.ts';
import {isHtmlName, isVoid, openingTag, readHtml} from './jsx-tags.ts';
import {prefixAt, rangeOf} from './parse.ts';
import {note, type ForeignText, type Note} from './step.ts';

/** The tag that replaces, in the HTML, the Markdown between two blocks of HTML. */
const slotName = 'markdown-slot';

const flowNames = new Set(
  (
    'address article aside blockquote body center details dialog dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul caption colgroup col'
  ).split(' '),
);

/** Elements that can hold text and inline elements alone: as a block of MDX they would get paragraphs. */
const phrasingOnly = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'legend']);

/** Elements in which white space between elements is not allowed, or not shown. */
const tableParts = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup']);

/**
 * Writes blocks of HTML as JSX. Browsers read the blocks of one container as one text, with the Markdown between them. An element may
 * begin in one block and end in another, so this reads them together, closes open elements, and writes each block again.
 */
export function htmlBlocks({source, tree, options}: ForeignText, notes: Note[]): Edit[] {
  const fixes: Edit[] = [];
  visit(tree, (node) => {
    if (isFlowParent(node)) {
      const parts = partsOf(node, source, options.components ?? []);
      fixes.push(...(parts.some(({html}) => html) ? rewrite(parts, source, notes) : []));
    }
  });
  return fixes;
}

/** Consecutive blocks of HTML, or of anything else. */
interface Part {
  readonly html: boolean;
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

function isFlowParent(node: Nodes): node is Parents {
  return ['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(node.type);
}

function partsOf({children}: Parents, source: string, components: readonly string[]): Part[] {
  const parts: Part[] = [];
  for (const child of children) {
    const {start, end} = rangeOf(child);
    const html = child.type === 'html' && !staysAsItIs(child, components);
    const value = html ? child.value : source.slice(start, end);
    const last = parts.at(-1);
    if (last?.html === html) {
      parts.splice(-1, 1, {html, start: last.start, end, value: `${last.value}\n${value}`});
    } else {
      parts.push({html, start, end, value});
    }
  }
  return parts;
}

/** A comment by itself, and the tag of a component that the site has. */
function staysAsItIs({value}: Html, components: readonly string[]): boolean {
  return (
    /^\s*<!--(?!-?>)(?:(?!--!?>)[^])*-->\s*$/.test(value) ||
    components.some((name) => new RegExp(`</?${name}\\b`).test(value))
  );
}

function rewrite(parts: readonly Part[], source: string, notes: Note[]): Edit[] {
  const first = parts.findIndex(({html}) => html);
  const last = parts.findLastIndex(({html}) => html);
  const inner = parts.slice(first, last + 1);
  const joined = inner
    .map(({html, value}, index) =>
      html ? value : `<${slotName} data-at="${String(index)}"></${slotName}>`,
    )
    .join('');
  const pieces = printFlow(readHtml(joined), {notes}).split(slot);
  const slots = pieces.filter((_, index) => index % 2 === 1).map(Number);
  const isInOrder = slots.join() === inner.flatMap(({html}, at) => (html ? [] : [at])).join();
  return inner
    .filter(({html}) => html)
    .map(({start, end, value}, index) => {
      // A table moves what is not a cell in front of it, and some elements hold no Markdown: then each block is read alone.
      const text = isInOrder ? (pieces[index * 2] ?? '') : printFlow(readHtml(value), {notes});
      return {from: start, to: end, insert: apart(text, start, end, source)};
    });
}

/** The number of a slot between two NUL, which no HTML contains. */
const slot = /(?:(?<!\n)\n+)?\0(\d+)\0\n*/;

/** A block with empty lines around it, and the marks of its container at each line. */
function apart(text: string, start: number, end: number, source: string): string {
  const prefix = prefixAt(source, start);
  const before = source.slice(0, start);
  const after = source.slice(end);
  const lineEnd = before.lastIndexOf('\n');
  const above = before.slice(before.lastIndexOf('\n', lineEnd - 1) + 1, Math.max(0, lineEnd));
  const isAfterText =
    text !== '' && /[^\s>]/.test(above) && /^[ \t>]*$/.test(before.slice(lineEnd + 1));
  const isBeforeText = text !== '' && /^[ \t]*\n[ \t>]*[^\s>]/.test(after);
  const lines = [...(isAfterText ? [''] : []), ...text.split('\n'), ...(isBeforeText ? [''] : [])];
  return lines.map((line, index) => (index === 0 ? line : `${prefix}${line}`.trimEnd())).join('\n');
}

interface PrintContext {
  readonly notes: Note[];
  readonly isInSvg?: boolean;
}

/** Nodes as blocks of MDX, each tag of a block on a line of its own. A slot is its number between two NUL. */
function printFlow(nodes: readonly ElementContent[], context: PrintContext): string {
  const blocks: {readonly text: string; readonly isElement: boolean}[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    const text = printInline(run, context, true).trim();
    if (text !== '') {
      blocks.push({text, isElement: run.every((node) => node.type === 'element' || isBlank(node))});
    }
    run = [];
  };
  for (const node of nodes) {
    if (node.type === 'comment') {
      endRun();
      blocks.push({text: `<!--${node.value}-->`, isElement: true});
    } else if (isHidden(node)) {
      endRun();
      blocks.push({text: printHidden(node, context), isElement: true});
    } else if (isFlow(node)) {
      endRun();
      const text = printBlock(node, context);
      if (text !== '') {
        blocks.push({text, isElement: !text.startsWith('\u0000')});
      }
    } else {
      run.push(node);
    }
  }
  endRun();
  return blocks.reduce((all, {text, isElement}, index) => {
    const isTight = isElement && blocks[index - 1]?.isElement === true;
    return index === 0 ? text : `${all}${isTight ? '\n' : '\n\n'}${text}`;
  }, '');
}

const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';

function isFlow(node: ElementContent): node is Element {
  return (
    node.type === 'element' &&
    (flowNames.has(node.tagName) || node.tagName === slotName || node.children.some(isFlow))
  );
}

function printBlock(element: Element, context: PrintContext): string {
  const {tagName, properties, children} = element;
  if (tagName === slotName) {
    return `\u0000${String(properties.dataAt)}\u0000`;
  }
  if (tagName === 'pre') {
    return printPre(element, context);
  }
  const hasBlocks = children.some(isFlow);
  const name = hasBlocks && phrasingOnly.has(tagName) && tagName !== 'summary' ? 'div' : tagName;
  if (!isHtmlName(name)) {
    context.notes.push(note('component-removed', `<${name}>`));
    return printFlow(children, context);
  }
  const open = openingTag({...element, tagName: name}, context.notes);
  if (isVoid(name)) {
    return open;
  }
  if (!hasBlocks) {
    const text = tableParts.has(name) ? '' : printInline(children, context).trim();
    return `${open}${text}</${name}>`;
  }
  const inner = printFlow(children, context);
  const edge = inner.startsWith('\u0000') || !inner.startsWith('<') ? '\n\n' : '\n';
  const last = children.findLast((node) => !isBlank(node));
  // After an empty line, CommonMark would read a line of text as a paragraph.
  const isParagraph = inner.includes('\n\n') && last !== undefined && !isFlow(last);
  const end = inner.endsWith('\u0000') || isParagraph ? '\n\n' : '\n';
  return `${open}${edge}${inner}${end}</${name}>`;
}

/** Code as a fence. With other elements inside, its lines as strings, because JSX joins them. */
function printPre(element: Element, context: PrintContext): string {
  const {children} = element;
  const [only] = children.filter((node) => !isBlank(node) || children.length === 1);
  const code = only?.type === 'element' && only.tagName === 'code' ? only : element;
  const text = code.children.map((node) => (node.type === 'text' ? node.value : '')).join('');
  if (code.children.every(({type}) => type === 'text')) {
    const [language = 'text'] = [code, element].flatMap(({properties: {className, lang}}) => {
      const classes = Array.isArray(className) ? className.map(String) : [];
      const named = classes.flatMap((name) => /^lang(?:uage)?-(\S+)$/.exec(name)?.[1] ?? []);
      return [...named, ...(typeof lang === 'string' ? [lang] : [])];
    });
    return fenceOf(text.replace(/^\n|\n$/g, ''), language);
  }
  const inner = code.children.map((node) => printExact(node, context)).join('');
  return `${openingTag(element, context.notes)}${inner}</pre>`;
}

/** A fence longer than any in the code. */
export function fenceOf(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([mark]) => mark.length));
  const mark = '`'.repeat(longest + 1);
  return `${mark}${info}\n${code === '' ? '' : `${code}\n`}${mark}`;
}

function printExact(node: ElementContent, context: PrintContext): string {
  if (node.type === 'text') {
    return `{${JSON.stringify(node.value)}}`;
  }
  if (node.type !== 'element') {
    return '';
  }
  const inner = node.children.map((child) => printExact(child, context)).join('');
  const name = node.tagName;
  return isHtmlName(name)
    ? `${openingTag(node, context.notes)}${isVoid(name) ? '' : `${inner}</${name}>`}`
    : inner;
}

/** Nodes within one line. */
function printInline(
  nodes: readonly ElementContent[],
  context: PrintContext,
  isLine = false,
): string {
  let line = '';
  for (const node of nodes) {
    line += printPhrase(node, context, isLine && line.trim() === '');
  }
  return line;
}

function printPhrase(node: ElementContent, context: PrintContext, isAtLineStart: boolean): string {
  if (node.type === 'text') {
    const text = node.value.replace(/[ \t\n\r\f]+/g, ' ');
    return asMdxText(isAtLineStart ? text.trimStart() : text, isAtLineStart);
  }
  // Directly after a tag, MDX allows no comment.
  if (node.type !== 'element' || isHidden(node)) {
    return '';
  }
  const {tagName, children, properties} = node;
  const picture = tagName === 'img' ? pictureOf(properties) : undefined;
  if (picture !== undefined) {
    if (
      properties.width !== undefined ||
      properties.height !== undefined ||
      properties.style !== undefined
    ) {
      context.notes.push(note('size-lost', String(properties.src)));
    }
    return picture;
  }
  const isInSvg = context.isInSvg === true || tagName === 'svg' || tagName === 'math';
  const inner = children.map((child) => printPhrase(child, {...context, isInSvg}, false)).join('');
  if (!isHtmlName(tagName) && !isInSvg) {
    context.notes.push(note('component-removed', `<${tagName}>`));
    return inner;
  }
  if (tagName === 'a' && isBeside(properties.href) && inner.trim() !== '') {
    return `[${inner}](${destination(properties.href)})`;
  }
  const open = openingTag(node, context.notes, isInSvg);
  return isVoid(tagName) ? open : `${open}${inner}</${tagName}>`;
}

const isHidden = (node: ElementContent): node is Element & {tagName: 'script' | 'style'} =>
  node.type === 'element' && (node.tagName === 'script' || node.tagName === 'style');

/** Readers see neither scripts nor style sheets, and braces in them would be code. */
function printHidden({tagName, children, properties}: Element, {notes}: PrintContext): string {
  const code = children.map((node) => (node.type === 'text' ? node.value : '')).join('');
  const from = typeof properties.src === 'string' ? ` src="${properties.src}"` : '';
  notes.push(note('code-in-comment', `<${tagName}${from}>`));
  return `<!-- <${tagName}${from}>${code.replaceAll('--', '- -').replace(/(?<!\s)\s*\n\s*/g, ' ')}</${tagName}> -->`;
}

/** A picture beside the article as Markdown, because the bundler finds no other; undefined for a remote one. */
export function pictureOf({src, alt, title}: Element['properties']): string | undefined {
  if (!isBeside(src)) {
    return undefined;
  }
  const text = typeof alt === 'string' ? alt.replace(/[[\]{}\\`<]/g, String.raw`\$&`) : '';
  const caption = typeof title === 'string' ? ` "${title.replaceAll('"', '&quot;')}"` : '';
  return `![${text.replace(/\s+/g, ' ')}](${destination(src)}${caption})`;
}

/** Whether an address leads to a file beside the article. Docusaurus finds it in Markdown, and not in JSX. */
export function isBeside(url: unknown): url is string {
  return typeof url === 'string' && !/^(?:[a-z][a-z\d+.-]*:|[/#?]|$)/i.test(url);
}
