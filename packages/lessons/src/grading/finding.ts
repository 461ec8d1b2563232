import type {Container, LeafBlock, Mark} from './blocks.ts';
import type {Excerpt} from './excerpt.ts';
import type {Criterion} from './exercise.ts';

/** A difference between an answer and its goal. A catalogue, such as `words/zh.ts`, has a sentence for each rule. */
export type Finding<R extends Rule = Rule> = {
  readonly [Key in R]: {readonly rule: Key; readonly values: Readonly<FindingValues[Key]>};
}[R];

export type Rule = keyof FindingValues;

/** Whether two findings have the same rule and the same values. */
export function isSame(a: Finding, b: Finding): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Removes repeated findings. */
export function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}

/** The type of a leaf block. Each level of headings is a kind of its own. */
export type BlockKind =
  Exclude<LeafBlock['type'], 'heading'> | `heading${'1' | '2' | '3' | '4' | '5' | '6'}`;

/** Returns the kind of a block. */
export function blockKind({type, detail}: LeafBlock): BlockKind {
  return type === 'heading' ? (`heading${detail}` as BlockKind) : type;
}

/** A block that is exact: every character counts. */
export type ExactKind = 'code' | 'math';

export type ContainerKind = Container['type'];

export type TaskState = 'item' | 'done' | 'open';

/** The reason why an answer has no table. */
export type NoTableReason =
  | 'full-width-pipes'
  | 'no-rows'
  | 'one-line'
  | 'no-delimiter-row'
  | 'blank-line-above-delimiter-row'
  | 'no-header'
  | 'delimiter-cells'
  | 'indented';

type None = Record<string, never>;

/** A position in a table, from 1. */
interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** A line of a code block or formula, from 1. */
interface Line {
  kind: ExactKind;
  line: number;
}

/** `block` quotes the goal's block unless a comment says otherwise. */
interface OfBlock {
  block: Excerpt;
}

/** `signs` are characters that the answer shows because they had no effect. They exclude the marker that the finding itself names. */
interface OfBlockWithSigns extends OfBlock {
  signs: readonly string[];
}

/** The values of each rule. `expected` belongs to the goal, and `actual` to the answer. */
export interface FindingValues {
  // The answer as a whole
  'answer-too-long': {most: number};
  'criterion-unmet': Pick<Criterion, 'say' | 'remedy'>;
  'result-differs': None;
  'fence-unclosed': {kind: ExactKind; fence: string};

  // Blocks
  'block-misplaced': OfBlock & {after: Excerpt};
  'block-before-table': OfBlock;
  'block-joined': {
    first: Excerpt;
    second: Excerpt;
    isBlankLineWide: boolean;
    signs: readonly string[];
  };
  'block-not-alone': OfBlock & {kind: BlockKind};
  'block-split': OfBlock & {kind: BlockKind; areParagraphs: boolean};
  'block-holds-another': OfBlock & {other: Excerpt};
  'block-missing': OfBlock & {kind: BlockKind};
  'block-missing-without-words': {kind: BlockKind};
  'block-type': OfBlockWithSigns & {
    expected: BlockKind | 'quote';
    actual: BlockKind | 'indentedCode' | 'inlineCode' | 'inlineMath' | 'quote' | 'item' | 'bold';
    /** Whether the line of a thematic break made a heading of the paragraph above. */
    isUnderlined: boolean;
  };
  /** `block` quotes the answer. */
  'block-surplus': OfBlock;
  'empty-surplus': {kind: BlockKind | 'item'};
  'html-used': {tag: string};
  'thematic-break-missing': None;
  'thematic-break-surplus': None;
  /** `block` quotes the answer. */
  'thematic-break-characters': OfBlock;
  /** `block` quotes the answer. */
  'definition-broken': OfBlock;

  // Code blocks and formulas
  'code-language': {expected: string; actual: string};
  'code-holds-text': OfBlock & {isIndented: boolean};
  'line-missing': Line & {text: string};
  'line-surplus': Line & {text: string};
  'line-spaces': Line;
  'line-full-width': Line & {signs: readonly string[]};
  'line-unfinished': Line;
  'line-differs': Line & {from: string};

  // Containers
  'container-differs': OfBlock & {expected: ContainerKind; actual: ContainerKind};
  'container-surplus': OfBlock & {actual: ContainerKind};
  'quote-missing': OfBlockWithSigns & {actual: string | undefined};
  'quote-too-shallow': OfBlockWithSigns;
  'quote-too-deep': OfBlock;
  'quote-split': OfBlock;
  'quote-joined': OfBlock;
  'quoted-list-inverted': OfBlock;
  'footnote-missing': OfBlockWithSigns;
  'footnote-left': OfBlockWithSigns;
  'footnote-number': OfBlock & {expected: number; actual: number};
  'footnote-text-missing': OfBlock;

  // Lists
  'item-missing': OfBlock & {item: number};
  'item-not-marked': OfBlockWithSigns & {expected: string; actual: string | undefined};
  'item-not-begun': OfBlock & {item: number; previous: Excerpt};
  'item-joined': OfBlockWithSigns & {item: number; previous: Excerpt};
  'items-joined': {first: Excerpt; second: Excerpt; signs: readonly string[]};
  'item-split': OfBlock & {item: Excerpt};
  'item-surplus': OfBlock;
  'child-outside': OfBlockWithSigns & {parent: Excerpt; isSibling: boolean};
  'child-joined': OfBlockWithSigns & {parent: Excerpt; isTooDeep: boolean};
  'child-surplus': OfBlock & {parent: Excerpt};
  'list-split': OfBlock;
  'list-joined': OfBlock;
  'list-type': OfBlock & {expected: 'ordered' | 'bullet'};
  'list-start': {expected: number; actual: number};
  'task-state': OfBlockWithSigns & {expected: TaskState; actual: TaskState};

  // Tables
  'table-missing': {reason: NoTableReason};
  'table-delimiter-characters': {signs: readonly string[]};
  'table-delimiter-count': {header: number; delimiter: number};
  'table-delimiter-surplus': None;
  'table-holds-text': OfBlock & {kind: BlockKind};
  'row-missing': OfBlock & {row: number};
  'row-outside': OfBlock;
  'column-missing': OfBlock & {column: number};
  'column-alignment': {column: number; expected: string; actual: string};
  'cell-misplaced': OfBlock & {expected: CellPosition; actual: CellPosition};
  'cell-split': OfBlock & {by: 'pipe' | 'break' | undefined};
  'cell-joined': OfBlock;
  'cell-missing': OfBlock;
  'cell-missing-empty': CellPosition;

  // Text and marks
  'text-differs': OfBlock & {missing: Excerpt | undefined; surplus: Excerpt | undefined};
  'exact-text-differs': None;
  'signs-shown': OfBlockWithSigns;
  'line-break-missing': {after: Excerpt};
  'line-break-surplus': {after: Excerpt};
  'mark-missing': {part: Excerpt; expected: Mark; actual: Mark | undefined};
  'mark-surplus': {part: Excerpt; actual: Mark};
  'link-broken': {part: Excerpt};
  'address-differs': {part: Excerpt; expected: string};
  'reference-missing': None;
  'reference-broken': {actual: string};
  'reference-unmarked': {part: Excerpt};
  'object-surplus': {actual: Mark};
  'picture-missing': {expected: Mark};
  'picture-apart': {expected: Mark};
  'picture-not-alone': {expected: Mark};
}
