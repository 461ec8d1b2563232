/** A piece of a result; offsets are those of the source. */
export interface FrameBlock {
  readonly from: number;
  readonly to: number;
  /** Sanitised. Elements may carry `data-from` and `data-to`, counted from the block's own start. */
  readonly html: string;
  /** Whether the block is marked as one that other engines write differently. */
  readonly differs?: boolean;
}

/** What the page tells the frame. */
export type ToFrame =
  | {readonly type: 'show'; readonly blocks: readonly FrameBlock[]}
  /** CSS variables by name, and whether colours are dark: the frame has no style sheet of the site. */
  | {
      readonly type: 'dress';
      readonly variables: Readonly<Record<string, string>>;
      readonly dark: boolean;
    }
  /** The place of the cursor; nothing when there is none. */
  | {readonly type: 'mark'; readonly offset: number | undefined};

/** What the frame tells the page. */
export type FromFrame =
  | {readonly type: 'ready'}
  /** Measured by scripts/bench-playground.ts. */
  | {readonly type: 'shown'}
  /** The reader pressed an element that comes from this piece of the source. */
  | {readonly type: 'pick'; readonly from: number; readonly to: number}
  /** The reader followed a link out of the text. */
  | {readonly type: 'link'; readonly href: string}
  /** The reader dropped a file, of which the page hears nothing. */
  | {readonly type: 'drop'; readonly file: File};
