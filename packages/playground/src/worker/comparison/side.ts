import {normalizeHtml} from '@markdown-zh/engines/normalize-html';
import type {Nodes, Root, RootContent} from 'hast';
import {format} from 'hast-util-format';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import type {EngineId} from '@markdown-zh/engines/catalog';
import {fitForFrame, type Site} from '../preview/rendering.ts';

/** The output of an engine. */
export interface Output {
  readonly engine: EngineId;
  readonly html: string;
}

/** The equivalent outputs of some engines. */
export interface Side {
  readonly engines: readonly EngineId[];
  readonly lines: readonly string[];
  /** Top-level elements, as `key` for comparison and as `html` for the frame; undefined for HTML nested too deeply. */
  readonly blocks: readonly {readonly key: string; readonly html: string}[] | undefined;
}

/** Deeper HTML is not indented, because indentation grows with the square of the depth. */
const maxIndentedDepth = 100;

/** Groups outputs that are equal after normalisation. */
export function sidesOf(outputs: readonly Output[], site: Site): Side[] {
  const members = new Map<string, Output[]>();
  for (const output of outputs) {
    const normalized = unlessTooDeep(() => normalizeHtml(output.html)) ?? output.html;
    members.set(normalized, [...(members.get(normalized) ?? []), output]);
  }
  return [...members].map(
    ([normalized, equal]) =>
      unlessTooDeep(() => readSide(normalized, equal, site)) ?? unreadSide(normalized, equal),
  );
}

/** The keys for comparison of a side's top-level elements. */
export function keysOf({blocks = []}: Side): string[] {
  return blocks.map(({key}) => key);
}

function readSide(normalized: string, members: readonly Output[], site: Site): Side {
  const parse = (): Root => fromHtml(normalized, {fragment: true});
  const tree = parse();
  format(tree, {indent: depthOf(tree) > maxIndentedDepth ? 0 : 2});
  const blocks = parse().children.filter(isBlock);
  const safe = blocks.map((block) =>
    toHtml(fitForFrame({type: 'root', children: [structuredClone(block)]}, site)),
  );
  return {
    engines: members.map(({engine}) => engine),
    lines: toHtml(tree).trim().split('\n'),
    blocks: blocks.map((block, index) => ({key: toHtml(block), html: safe[index] ?? ''})),
  };
}

function unreadSide(html: string, members: readonly Output[]): Side {
  return {
    engines: members.map(({engine}) => engine),
    lines: html.trim().split('\n'),
    blocks: undefined,
  };
}

/** The result of a function over a tree; undefined if the tree is deeper than recursion allows. */
export function unlessTooDeep<Result>(read: () => Result): Result | undefined {
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

/** Whether a top-level node is visible. */
export function isBlock(node: RootContent): boolean {
  return node.type !== 'text' || node.value.trim() !== '';
}
