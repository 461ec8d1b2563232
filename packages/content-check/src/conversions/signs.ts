import type {Link, Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {headingId} from '../checks/article.ts';
import type {Edit} from '@markdown-zh/diagnosis/edits';
import {asMdxText, blockMark, linkTo} from './write-text.ts';
import {rangeOf} from './parse.ts';
import type {ForeignText} from './step.ts';

/** Escapes signs that mean something to MDX alone: braces, `<`, addresses in `<>`, and lines that begin like code. */
export function signs({source, tree}: ForeignText): Edit[] {
  const fixes: Edit[] = [];
  visit(tree, (node, _, parent) => {
    const {start, end} = rangeOf(node);
    if (node.type === 'link' && isBare(node, source)) {
      if (source.charAt(start) === '<') {
        fixes.push({
          from: start,
          to: end,
          insert: linkTo(node.url, source.slice(start + 1, end - 1)),
        });
      } else if (!URL.canParse(node.url)) {
        fixes.push(...cutAddress(source.slice(start, end), start));
      }
      return SKIP;
    }
    if (node.type === 'text') {
      fixes.push(...inText(start, end, source));
    } else if (node.type === 'image') {
      const label = source.slice(start, end).lastIndexOf('](');
      fixes.push(...inText(start, start + Math.max(0, label), source));
    } else if (node.type === 'paragraph') {
      fixes.push(...atLineStarts(node, parent?.type === 'root', source));
    }
    return undefined;
  });
  const ids = [...source.matchAll(new RegExp(headingId, 'gm'))].map(({0: text, index}) => [
    index,
    index + text.length,
  ]);
  return fixes.filter(({from}) => !ids.some(([start = 0, end = 0]) => from >= start && from < end));
}

/** An address that is a link by itself, or in `<>`. */
function isBare({children, position}: Link, source: string): boolean {
  const {start} = rangeOf({position});
  const [only] = children;
  return source.charAt(start) === '<' || (only?.type === 'text' && rangeOf(only).start === start);
}

/** GFM takes Chinese text after a bare address for a part of it. Docusaurus stops where that makes the address invalid. */
function cutAddress(text: string, start: number): Edit[] {
  const [address = ''] = /^[!-~]+/.exec(text) ?? [];
  const rest = asMdxText(text.slice(address.length));
  return URL.canParse(address)
    ? [{from: start, to: start + text.length, insert: linkTo(address, address) + rest}]
    : [];
}

/** `:name[` and a line `::name`, which are directives: of the first, only what is in the brackets would be left. */
const directive =
  /(?<!:):(?=[A-Za-z][\w-]*\[)|:(?<=(?:^|\n)[ \t>]*:)(?=:[A-Za-z][\w-]*(?:\[|\s*$|\s*\n))/;
const signOf = new RegExp(`\\\\[^\\n]|[{}<]|${directive.source}`, 'g');

function inText(start: number, end: number, source: string): Edit[] {
  // A bracket after the text may begin a link.
  return [...source.slice(start, end + 1).matchAll(signOf)]
    .map(({0: sign, index}) => ({sign, start: start + index}))
    .filter(
      ({sign, start}) =>
        sign.length === 1 &&
        start < end &&
        (sign !== '<' || start + 1 === end || /\S/.test(source.charAt(start + 1))),
    )
    .map(({sign, start}) => ({
      from: start,
      to: start + 1,
      insert: sign === '<' ? '&lt;' : `\\${sign}`,
    }));
}

/** `import` and `export` begin code. Further lines of a paragraph may be indented as far as they like: in MDX, they then begin a block. */
function atLineStarts(node: Nodes, isAtRoot: boolean, source: string): Edit[] {
  const {start, end} = rangeOf(node);
  const text = source.slice(start, end);
  const [word] = /^(?:import|export)(?=\s)/.exec(text) ?? [];
  const isCode = isAtRoot && word !== undefined && node.position?.start.column === 1;
  const code = isCode
    ? [{from: start, to: start + 1, insert: word === 'import' ? '&#105;' : '&#101;'}]
    : [];
  const lines = [...text.matchAll(/\n(?<space>[ \t>]*)(?=\S)/g)].flatMap(
    ({0: all, index, groups: {space = ''} = {}}) => {
      const parts = space.split('>');
      const deep = parts.findLastIndex((part) => /\t| {4}/.test(part));
      if (deep === -1) {
        return [];
      }
      const after = parts.slice(deep + 1).reduce((length, part) => length + 1 + part.length, 0);
      const at = start + index + all.length - after;
      const [mark] = blockMark.exec(source.slice(at).split('\n', 1)[0] ?? '') ?? [];
      if (mark === undefined) {
        return [];
      }
      const digits = /^\d+/.exec(mark)?.[0].length ?? 0;
      return [{from: at + digits, to: at + digits, insert: '\\'}];
    },
  );
  return [...code, ...lines];
}
