import type {Nodes, Root, RootContent} from 'hast';
import {format} from 'hast-util-format';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {diffArrays} from 'diff';
import type {EngineId} from '../../../lib/engines/catalog';
import {normalizeHtml} from '../../../lib/normalize-html';
import {adaptToPage} from '../../../lib/standard-markdown/adapt';
import {sanitize} from '../../../lib/standard-markdown/sanitize';
import type {Block} from './preview';

/** What an engine wrote. */
export interface Output {
  readonly engine: EngineId;
  readonly html: string;
}

/** A stretch of a line of HTML; `differs` where the reference has something else. */
interface Piece {
  readonly text: string;
  readonly differs: boolean;
}

/** A line of a group's HTML, in pieces; one that only the reference has is `missing`. */
export interface Line {
  readonly kind: 'same' | 'added' | 'missing';
  readonly pieces: readonly Piece[];
}

/** Engines whose outputs mean the same. */
export interface Group {
  readonly engines: readonly EngineId[];
  readonly lines: readonly Line[];
  /** The result for the frame, block by block; none of HTML that is nested too deeply to be read. */
  readonly blocks: readonly (Pick<Block, 'html'> & {readonly differs: boolean})[];
}

export interface Comparison {
  /** The first one is the reference's, that is, of the first output. */
  readonly groups: readonly Group[];
}

/** More differences than this are not told apart: everything then differs. */
const maxEditLength = 500;

/** HTML that is nested more deeply is not indented, which would take the square of its depth. */
const maxIndentedDepth = 100;

/**
 * Groups outputs that are equal once normalised, and marks where each group differs from the first. HTML
 * that is nested too deeply to be read (thousands of elements) is compared as it stands.
 */
export function compare(outputs: readonly Output[], baseUrl: string): Comparison {
  const groups = new Map<string, Output[]>();
  for (const output of outputs) {
    const normalized = unlessTooDeep(() => normalizeHtml(output.html)) ?? output.html;
    groups.set(normalized, [...(groups.get(normalized) ?? []), output]);
  }
  const sides = [...groups].map(
    ([normalized, members]) =>
      unlessTooDeep(() => side(normalized, members, baseUrl)) ?? unreadSide(normalized, members),
  );
  const [reference] = sides;
  return {groups: sides.map((group) => mark(group, reference ?? group))};
}

interface Side {
  readonly engines: readonly EngineId[];
  readonly lines: readonly string[];
  readonly blocks: readonly {readonly key: string; readonly html: string}[];
}

function side(normalized: string, members: readonly Output[], baseUrl: string): Side {
  const parse = (): Root => fromHtml(normalized, {fragment: true});
  const tree = parse();
  format(tree, {indent: depthOf(tree) > maxIndentedDepth ? 0 : 2});
  const keys = parse().children.filter(isBlock);
  const safe = keys.map((block) => {
    const root = sanitize({type: 'root', children: [structuredClone(block)]});
    adaptToPage(root, {idPrefix: 'text-', baseUrl, keepHeadings: true});
    return toHtml(root);
  });
  return {
    engines: members.map(({engine}) => engine),
    lines: toHtml(tree).trim().split('\n'),
    blocks: keys.map((block, index) => ({key: toHtml(block), html: safe[index] ?? ''})),
  };
}

function unreadSide(html: string, members: readonly Output[]): Side {
  return {engines: members.map(({engine}) => engine), lines: html.trim().split('\n'), blocks: []};
}

/** What a function over a tree gives; nothing when the tree is deeper than the engine's recursion. */
function unlessTooDeep<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) {
      return undefined;
    }
    throw error;
  }
}

function depthOf(node: Nodes): number {
  const children = 'children' in node ? node.children : [];
  return children.reduce((depth, child) => Math.max(depth, 1 + depthOf(child)), 0);
}

function isBlock(node: RootContent): boolean {
  return node.type !== 'text' || node.value.trim() !== '';
}

function mark(group: Side, reference: Side): Group {
  const keys = (of: Side) => of.blocks.map(({key}) => key);
  const known = group === reference ? undefined : changed(keys(reference), keys(group));
  return {
    engines: group.engines,
    lines: group === reference ? group.lines.map(same) : markLines(group.lines, reference.lines),
    blocks: group.blocks.map(({html}, index) => ({html, differs: known?.has(index) ?? false})),
  };
}

/** Indexes of what `after` has and `before` has not. */
function changed(before: readonly string[], after: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let index = 0;
  const changes = diffArrays([...before], [...after], {maxEditLength});
  for (const {added, removed, value} of changes ?? [{added: true, removed: false, value: after}]) {
    if (!removed) {
      value.forEach((_, offset) => added && found.add(index + offset));
      index += value.length;
    }
  }
  return found;
}

function same(text: string): Line {
  return {kind: 'same', pieces: [{text, differs: false}]};
}

function markLines(after: readonly string[], before: readonly string[]): Line[] {
  const changes = diffArrays([...before], [...after], {maxEditLength}) ?? [
    {removed: true, added: false, value: [...before]},
    {removed: false, added: true, value: [...after]},
  ];
  return changes.flatMap(({added, removed, value}, at) => {
    if (!added && !removed) {
      return value.map(same);
    }
    const other = changes[removed ? at + 1 : at - 1];
    const isPair = removed ? other?.added : other?.removed;
    const kind = removed ? 'missing' : 'added';
    return value.map((text, index) => ({
      kind,
      pieces: pieces(text, isPair ? other?.value[index] : undefined),
    }));
  });
}

/** A line against its counterpart: tags whole, text character by character. */
function pieces(text: string, counterpart: string | undefined): Piece[] {
  const changes =
    counterpart === undefined
      ? undefined
      : diffArrays(tokens(counterpart), tokens(text), {maxEditLength});
  return changes
    ? changes
        .filter(({removed}) => !removed)
        .map(({added, value}) => ({text: value.join(''), differs: added}))
    : [{text, differs: true}];
}

function tokens(line: string): string[] {
  return line.match(/<[^>]*>|./gsu) ?? [];
}
