import type {ChangeSpec, EditorState, Line, StateCommand} from '@codemirror/state';
import {isInCode, nodeAround, treeUpTo, type Node, type Tree} from './tree.ts';

/** The start of a line: quotation, indentation, list and heading. */
const start =
  /^(?<quote>(?: {0,3}> ?)*)(?<indent>[ \t]*)(?<item>(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)(?:\[[ xX]\](?:[ \t]+|$))?)?(?<heading>#{1,6}(?:[ \t]+|$))?/;

interface Start {
  readonly quote: string;
  readonly indent: string;
  readonly item: string;
  readonly heading: string;
}

function startOf({text}: Line): Start {
  const {quote = '', indent = '', item = '', heading = ''} = start.exec(text)?.groups ?? {};
  return {quote, indent, item, heading};
}

/** A command that makes the selected lines headings of a level, or paragraphs if they are. */
export function toggleHeading(level: number): StateCommand {
  const sign = `${'#'.repeat(level)} `;
  return onLines((state, tree, lines) => {
    const changed = lines
      .filter((line) => !isUnderline(tree, line))
      .map((line) => ({line, ...startOf(line)}));
    const isOn = changed.every(({heading}) => heading.trim() === sign.trim());
    return changed.flatMap(({line, quote, indent, item, heading}) => {
      const from = line.from + quote.length + indent.length + item.length;
      const change = {from, to: from + heading.length, insert: isOn ? '' : sign};
      return [change, ...underline(state, tree, line)];
    });
  });
}

/** The line below a heading of two lines goes with another heading. */
function underline({doc}: EditorState, tree: Tree, line: Line): ChangeSpec[] {
  const sign = setextSign(tree, line);
  const below = sign && doc.lineAt(sign.from);
  return below?.number === line.number + 1 ? [{from: line.to, to: below.to}] : [];
}

function isUnderline(tree: Tree, line: Line): boolean {
  const sign = setextSign(tree, line);
  return sign?.name === 'HeaderMark' && line.from <= sign.from && sign.to <= line.to;
}

function setextSign(tree: Tree, line: Line): Node | null | undefined {
  const at = line.from + startOf(line).quote.length;
  return nodeAround(tree, at, at, ({name}) => name.startsWith('SetextHeading'))?.lastChild;
}

const markers = {
  bullets: () => '- ',
  numbers: (index: number) => `${String(index + 1)}. `,
  tasks: () => '- [ ] ',
} as const;

const isOf = {
  bullets: (item: string) => /^[-*+][ \t]*$/.test(item),
  numbers: (item: string) => /^\d/.test(item),
  tasks: (item: string) => item.includes('['),
} as const;

/** A command that makes the selected lines items of a list, or paragraphs if they are. */
export function toggleList(kind: keyof typeof markers): StateCommand {
  return onLines((state, tree, lines) => {
    const changed = lines.map((line) => ({line, ...startOf(line)}));
    const isOn = changed.every(({item}) => item !== '' && isOf[kind](item));
    const edits = changed.map(({line, quote, indent, item}, index): ChangeSpec => {
      const from = line.from + quote.length + indent.length;
      return {from, to: from + item.length, insert: isOn ? '' : markers[kind](index)};
    });
    return isOn ? edits : [...edits, ...apart(state, tree, lines)];
  });
}

/** Makes the selected lines a quotation, or takes one level of it away. */
export const toggleQuote: StateCommand = onLines(
  (state, tree, lines) => {
    const isOn = lines.every(({text}) => /^ {0,3}>/.test(text));
    const edits = lines.map(({from, text}): ChangeSpec => {
      const sign = /^ {0,3}> ?/.exec(text)?.[0] ?? '';
      return isOn ? {from, to: from + sign.length} : {from, insert: text === '' ? '>' : '> '};
    });
    return isOn ? edits : [...edits, ...apart(state, tree, lines)];
  },
  {withBlank: true},
);

/** An empty line where the paragraph goes on after these lines; it would continue their last one. */
function apart(state: EditorState, tree: Tree, lines: readonly Line[]): ChangeSpec[] {
  const last = lines.at(-1);
  const paragraph =
    last && nodeAround(tree, last.to, last.to, ({name}) => name === 'Paragraph' || name === 'Task');
  if (!last || !paragraph || paragraph.to <= last.to + 1) {
    return [];
  }
  const {quote} = startOf(state.doc.lineAt(last.to + 1));
  return [{from: last.to + 1, insert: `${quote.trimEnd()}\n`}];
}

/** A command on the selected lines outside of code: all that have text, or the one with the cursor. */
function onLines(
  change: (state: EditorState, tree: Tree, lines: readonly Line[]) => ChangeSpec[],
  {withBlank = false} = {},
): StateCommand {
  return ({state, dispatch}) => {
    const tree = treeUpTo(state, state.selection.ranges.at(-1)?.to ?? 0);
    const lines = selectedLines(state).filter(({from}) => !isInCode(tree, from));
    const written = lines.filter(({text}) => text.trim() !== '');
    const [first, last] = [written.at(0), written.at(-1)];
    const chosen =
      first && last && withBlank
        ? lines.filter(({from}) => first.from <= from && from <= last.from)
        : first
          ? written
          : lines;
    if (chosen.length > 0) {
      const changes = state.changes(change(state, tree, chosen));
      const selection = state.selection.map(changes, 1);
      dispatch(state.update({changes, selection, scrollIntoView: true, userEvent: 'input.format'}));
    }
    return true;
  };
}

export function selectedLines({doc, selection}: EditorState): Line[] {
  const numbers = new Set<number>();
  for (const {from, to} of selection.ranges) {
    const last = doc.lineAt(to);
    const end = last.from === to && from < to ? last.number - 1 : last.number;
    for (let number = doc.lineAt(from).number; number <= end; number += 1) {
      numbers.add(number);
    }
  }
  return [...numbers].sort((a, b) => a - b).map((number) => doc.line(number));
}
