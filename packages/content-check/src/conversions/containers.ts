import type {Edit} from '@markdown-zh/diagnosis/edits';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {boxes, foldedContainer, plainContainers} from './container-names.ts';
import type {Conversion, ForeignText} from './step.ts';
import {rangeOf} from './parse.ts';

const fence =
  /^(?<before>[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(?<colons>:{3,})[ \t]*(?<name>[A-Za-z][\w-]*)?/;

/** VitePress's `::: tip 标题` and `::: details`, as Docusaurus writes them. */
export function containers({source, tree}: ForeignText): Conversion {
  const fixes: Edit[] = [];
  const open: string[] = [];
  for (const {text, start} of linesOutsideCode(source, tree)) {
    const opening = fence.exec(text);
    const {before = '', colons = '', name = ''} = opening?.groups ?? {};
    const rest = text.slice(opening?.[0].length);
    const isEnd = name === '' && rest.trim() === '' && open.length > 0;
    if (colons !== '' && (name !== '' || isEnd)) {
      const written = isEnd
        ? ending(open.pop() ?? '', colons, before)
        : beginning(name, titleOf(rest), colons, before, open);
      if (written !== undefined && before + written !== text.trimEnd()) {
        fixes.push({from: start + before.length, to: start + text.length, insert: written});
      }
    }
  }
  return {fixes};
}

/** @param open receives the name, unless the line is text */
function beginning(
  name: string,
  title: string,
  colons: string,
  before: string,
  open: string[],
): string | undefined {
  const box = boxes.get(name.toLowerCase());
  if (box !== undefined) {
    open.push(box);
    return `${colons}${box}${title === '' ? '' : `[${title}]`}`;
  }
  if (name === foldedContainer) {
    open.push(name);
    const summary = title === '' ? [] : [`<summary>${asHtml(title)}</summary>`];
    return linesAfter(before, ['<details>', ...summary, '']);
  }
  if (plainContainers.has(name)) {
    open.push('');
    return '';
  }
  open.push('text');
  return `\\${colons}${name}${title === '' ? '' : ` ${title}`}`;
}

function ending(name: string, colons: string, before: string): string | undefined {
  if (name === foldedContainer) {
    return linesAfter(before, ['', '</details>', '']);
  }
  return name === '' ? '' : name === 'text' ? `\\${colons}` : undefined;
}

/** Lines in the same quotation or list item as the first one. */
function linesAfter(before: string, lines: readonly string[]): string {
  const prefix = before.replace(/[^>\t]/g, ' ');
  return lines.map((line, at) => (at === 0 ? line : `${prefix}${line}`.trimEnd())).join('\n');
}

/** The title of a container, without the attributes and the brackets of other syntaxes. */
function titleOf(rest: string): string {
  const text = rest.replace(/\{(?:open|[.#][^{}]*)\}\s*$/, '').trim();
  return (/^\[(.*)\]$/.exec(text)?.[1] ?? text).replace(/(?<!\\)[[\]](?!\()/g, String.raw`\$&`);
}

const asHtml = (title: string) =>
  title
    .replaceAll('<', '&lt;')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

/** A line of a text, with its offset. */
interface Line {
  readonly text: string;
  readonly start: number;
}

/** The lines of a text outside front matter, code and formulas. */
function linesOutsideCode(source: string, tree: Root): Line[] {
  const hidden: {readonly start: number; readonly end: number}[] = [];
  visit(tree, (node) => {
    if (['yaml', 'toml', 'code', 'math'].includes(node.type)) {
      hidden.push(rangeOf(node));
    }
  });
  let start = 0;
  let index = 0;
  return source.split('\n').flatMap((text) => {
    const line = {text, start};
    start += text.length + 1;
    while ((hidden[index]?.end ?? Infinity) < line.start) {
      index += 1;
    }
    const isHidden = (hidden[index]?.start ?? Infinity) <= line.start + text.length;
    return isHidden ? [] : [line];
  });
}
