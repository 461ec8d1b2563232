import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {message, type Message} from '../messages/message.ts';
import {parseMarkdown, type Article} from './article.ts';
import type {Finding} from './issue.ts';
import {replaceOutsideCode} from './outside-code.ts';

/** The title of a box without brackets, which Docusaurus reads all the same (`checkAdmonitions`). */
const title = /[^\s[{](?<=^[ \t>]*:{3,}[A-Za-z]+[ \t]+[^\s[{]).*/;

/** A box as VitePress writes it, which Docusaurus reads as text. */
const spaced = /^[ \t>]*:{3,}[ \t]+[A-Za-z]/m;

/**
 * Reports boxes (`:::note`), code blocks and blocks of formulas without an end, each at the line that opens it, because it takes in
 * everything below. Also reports lines of colons without a box to close.
 */
export function checkUnclosed({
  file,
  source,
  tree: parsed,
}: Pick<Article, 'file' | 'source' | 'tree'>): Finding[] {
  const untitled = replaceOutsideCode(source, title, (text) => ' '.repeat(text.length));
  const tree = untitled === source ? parsed : parseMarkdown(untitled);
  const issues: Finding[] = [];
  const strays: Finding[] = [];
  const issueAt = (node: Nodes, rule: string, reported: Message): Finding => {
    const {line, column} = node.position?.start ?? {line: 1, column: 1};
    return {file, line, column, rule, message: reported};
  };
  visit(tree, (node, _, parent) => {
    if (node.type === 'containerDirective' && !isBoxClosed(node, source)) {
      issues.push(issueAt(node, 'admonition', faultInBox(node, parent, source)));
    } else if ((node.type === 'code' || node.type === 'math') && !isFenceClosed(node, source)) {
      const fence = openingOf(node, source);
      const block = node.type === 'code' ? 'code' : 'formula';
      issues.push(issueAt(node, 'fence', message('unclosed-block', {block, fence})));
    } else if (node.type === 'paragraph' && /^:{3,}$/.test(toString(node).trim())) {
      strays.push(issueAt(node, 'admonition', message('stray-colons')));
    }
  });
  const hasOpenBox = spaced.test(source) || issues.some(({rule}) => rule === 'admonition');
  return hasOpenBox ? issues : [...issues, ...strays];
}

type Box = Extract<Nodes, {type: 'containerDirective'}>;
type Fence = Extract<Nodes, {type: 'code' | 'math'}>;

const sourceOf = ({position}: Nodes, source: string) =>
  source.slice(position?.start.offset ?? 0, position?.end.offset);

/** The characters that open a block; none for indented code. */
function openingOf(block: Box | Fence, source: string): string {
  return /^(?::{3,}|`{3,}|~{3,}|\${2,})/.exec(sourceOf(block, source))?.[0] ?? '';
}

/** Whether the last line of a block is a closing line: as many characters as opened it, or more. */
function endsInClosing(block: Box | Fence, source: string): boolean {
  const opening = openingOf(block, source);
  const lines = sourceOf(block, source).split('\n');
  const [, closing = ''] = /^[\s>]*([:`~$]+)\s*$/.exec(lines.slice(1).at(-1) ?? '') ?? [];
  return closing.startsWith(opening) && new Set(closing).size === 1;
}

function isFenceClosed(fence: Fence, source: string): boolean {
  return openingOf(fence, source) === '' || endsInClosing(fence, source);
}

/** The last line may close a box inside instead. */
function isBoxClosed(box: Box, source: string): boolean {
  const last = box.children.at(-1);
  const isOfLast = last !== undefined && last.position?.end.offset === box.position?.end.offset;
  return endsInClosing(box, source) && !isOfLast;
}

function faultInBox(box: Box, parent: Nodes | undefined, source: string): Message {
  const opening = openingOf(box, source);
  const short = box.children.find((child) => /^:{3,}$/.test(toString(child).trim()));
  if (short) {
    const line = short.position?.start.line ?? 1;
    const values = {line, count: opening.length, colons: opening};
    return message('short-closing-colons', values);
  }
  const outer = parent?.type === 'containerDirective' ? parent : undefined;
  if (outer && openingOf(outer, source).length <= opening.length) {
    const line = outer.position?.start.line ?? 1;
    return message('nested-admonition', {colons: opening, line, more: `${opening}:`});
  }
  return message('unclosed-block', {block: 'box', fence: opening});
}
