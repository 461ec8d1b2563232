/** A container block (CommonMark 0.31.2, section 5) around a leaf block. Numbers count from 1, among siblings of the same kind. */
export type Container =
  | {readonly type: 'quote'; readonly quote: number}
  | {
      readonly type: 'item';
      readonly list: number;
      readonly ordered: boolean;
      /** The first number of an ordered list. */
      readonly start: number;
      readonly item: number;
      /** For a task: whether it is done. */
      readonly checked: boolean | null;
    }
  | {readonly type: 'footnote'; readonly footnote: number};

export type Item = Extract<Container, {type: 'item'}>;

/** The effect of inline Markdown on a character. The address of a link or picture follows its kind. */
export type Mark =
  | 'strong'
  | 'emphasis'
  | 'delete'
  | 'inlineCode'
  | 'inlineMath'
  | 'html'
  | 'footnote'
  | `link ${string}`
  | `picture ${string}`;

/** A character, a picture, a line break or a footnote's number, with the marks around it. */
export interface Character {
  readonly value: string;
  /** Sorted, because `***x***` may nest its marks in either order. */
  readonly marks: readonly Mark[];
}

export interface LeafBlock {
  readonly type:
    'paragraph' | 'heading' | 'code' | 'math' | 'html' | 'cell' | 'thematicBreak' | 'yaml';
  readonly containers: readonly Container[];
  readonly characters: readonly Character[];
  /** A heading's level, a code block's language, a cell's place and alignment. */
  readonly detail: string;
  /** For a code block: whether indentation made it one. */
  readonly isIndented?: boolean;
}

/** The values of the characters that stand for a picture and for a hard line break. A soft break is a line feed. */
export const pictureValue = '\uFFFC';
export const breakValue = '\u2028';

/** Whether a block is a cell of a table. */
export const isCell = ({type}: LeafBlock) => type === 'cell';

/** Whether a block is a thematic break. */
export const isThematicBreak = ({type}: LeafBlock) => type === 'thematicBreak';

/** Returns a cell's row and column, from 1, and its alignment, which is empty by default. */
export function cellPlace({detail}: LeafBlock): {row: number; column: number; align: string} {
  const [row, column, align = ''] = detail.split(' ');
  return {row: Number(row), column: Number(column), align};
}

/** Returns the container at a depth, from 0, if it is a list item. A negative depth counts from the innermost. */
export function itemAt({containers}: LeafBlock, depth: number): Item | undefined {
  const container = containers.at(depth);
  return container?.type === 'item' ? container : undefined;
}

/** Whether two blocks share their outermost containers. */
export function shareContainers(a: LeafBlock, b: LeafBlock, count: number): boolean {
  const outermost = ({containers}: LeafBlock) => JSON.stringify(containers.slice(0, count));
  return outermost(a) === outermost(b);
}

/** Returns the first block of the list item around a block; `undefined` for that first block itself. */
export function headOfItem(
  block: LeafBlock,
  depth: number,
  all: readonly LeafBlock[],
): LeafBlock | undefined {
  const head = all.find(
    (other) => other.containers.length >= depth && shareContainers(other, block, depth),
  );
  return head !== block && block.containers[depth - 1]?.type === 'item' ? head : undefined;
}

/** Joins the values of characters. */
export function plainText(characters: readonly Character[]): string {
  return characters.map(({value}) => value).join('');
}

/** Lists the pictures and footnote references among characters. */
export function objectsIn(characters: readonly Character[]): Mark[] {
  return characters.flatMap(({marks}) =>
    marks.filter((mark) => mark === 'footnote' || mark.startsWith('picture ')),
  );
}
