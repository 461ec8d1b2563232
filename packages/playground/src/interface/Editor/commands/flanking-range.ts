import type {EditorState} from '@codemirror/state';
import {flanking} from '@markdown-zh/diagnosis/delimiter-run';
import type {TextRange} from '../../text-range.ts';
import {isAtom, isContainer, treeUpTo, type Node, type Tree} from './tree.ts';

/** The range that marks enclose, and the marks, with a space beside them where one is needed. */
interface FlankingRange extends TextRange {
  readonly opening: string;
  readonly closing: string;
}

/**
 * The range around which the marks of a format render. CommonMark ignores `**“甲”**乙`: such punctuation stays outside, as in `“**甲**”乙`. A link has
 * marks in its text, and beside code or a picture there is a space. Undefined if only punctuation is left.
 */
export function flankingRange(
  state: EditorState,
  range: TextRange,
  mark: string,
): FlankingRange | undefined {
  if (mark === '`') {
    return codeMarks(state, range);
  }
  const tree = treeUpTo(state, range.to);
  const line = state.doc.lineAt(range.from);
  const text = state.doc.sliceString(line.from, Math.max(line.to, range.to));
  let [from, to] = [range.from - line.from, range.to - line.from];
  let [before, after] = ['', ''];
  while (from < to) {
    const runs = runsOf(text, {from, to}, {mark, before, after});
    if (runs.canOpen && runs.canClose) {
      const [opening, closing] = [before + mark, mark + after];
      return {from: from + line.from, to: to + line.from, opening, closing};
    }
    const [start, end] = [from + line.from, to + line.from];
    const node = runs.canOpen ? nodeEndingAt(tree, end) : nodeStartingAt(tree, start);
    const inside = node?.name === 'Link' && node.from <= start && end <= node.to && linkText(node);
    if (inside) {
      [from, to] = [inside.from - line.from, inside.to - line.from];
    } else if (node) {
      [before, after] = runs.canOpen ? [before, ' '] : [' ', after];
    } else if (runs.canOpen) {
      to -= lastLength(text.slice(from, to));
    } else {
      from += firstLength(text.slice(from, to));
    }
  }
  return undefined;
}

interface Marks {
  readonly mark: string;
  readonly before: string;
  readonly after: string;
}

/** Whether the runs of which the marks become part open and close. */
function runsOf(text: string, {from, to}: TextRange, {mark, before, after}: Marks) {
  const start = text.slice(0, from) + before;
  const opened = start + mark + text.slice(from, to);
  const whole = opened + mark + after + text.slice(to);
  const {canOpen} = flanking(whole, ...runAt(whole, start.length));
  const {canClose} = flanking(whole, ...runAt(whole, opened.length));
  return {canOpen, canClose};
}

/** The run of one character around an offset. */
function runAt(text: string, at: number): [from: number, to: number] {
  let [from, to] = [at, at];
  while (from > 0 && text[from - 1] === text[at]) {
    from -= 1;
  }
  while (text[to] === text[at]) {
    to += 1;
  }
  return [from, to];
}

function nodeStartingAt(tree: Tree, from: number): Node | undefined {
  return outermost(tree.resolveInner(from, 1), (node) => node.from === from);
}

function nodeEndingAt(tree: Tree, to: number): Node | undefined {
  return outermost(tree.resolveInner(to, -1), (node) => node.to === to);
}

/** The outermost inline node that meets a condition. */
function outermost(start: Node, isWanted: (node: Node) => boolean): Node | undefined {
  let found: Node | undefined;
  for (let node: Node | null = start; node && isWanted(node); node = node.parent) {
    if (isContainer(node) || isAtom(node)) {
      found = node;
    }
  }
  return found;
}

function linkText(link: Node): TextRange | undefined {
  const [opening, closing] = link.getChildren('LinkMark');
  return opening && closing && opening.to < closing.from
    ? {from: opening.to, to: closing.from}
    : undefined;
}

function firstLength(text: string): number {
  return (text.codePointAt(0) ?? 0) > 0xffff ? 2 : 1;
}

function lastLength(text: string): number {
  return /[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text) ? 2 : 1;
}

/** More backticks than the code has in a row, and spaces beside its own. */
function codeMarks(state: EditorState, {from, to}: TextRange): FlankingRange {
  const code = state.sliceDoc(from, to);
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map(({length}) => length));
  const marks = '`'.repeat(longest + 1);
  const space = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return {from, to, opening: marks + space, closing: space + marks};
}
