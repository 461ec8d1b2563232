import type {Nodes, RootContent} from 'mdast';
import {type Labels, noLabels} from './labels.ts';

/** A point of a tree: line and column from 1, the offset in UTF-16 from 0. */
export type Point = NonNullable<Nodes['position']>['start'];

/** The start of a line: its offset, and the number of lines before it. */
export interface LineStart {
  readonly from: number;
  readonly line: number;
}

/**
 * A top-level node and its place: the start of its first line. For a block that must be parsed with others (`dependsOn`), it is the
 * start of that group.
 */
export interface Block extends LineStart {
  /** Its positions are relative to the place, as if the text began there. */
  readonly node: RootContent;
  /** The labels that it defines. */
  readonly labels: readonly string[];
}

/** A text and its blocks. */
export interface ParsedDocument {
  /** Without the byte order mark at its start, which parsers skip and do not count. */
  readonly text: string;
  readonly blocks: readonly Block[];
  /** All labels that the blocks define. */
  readonly labels: Labels;
  /** The end of the text. */
  readonly end: Point;
}

export const startOfText = {from: 0, line: 0} satisfies LineStart;

export const emptyDocument: ParsedDocument = {
  text: '',
  blocks: [],
  labels: noLabels,
  end: {line: 1, column: 1, offset: 0},
};
