import type {BlockChanges} from '../block-changes.ts';

/** A piece of a result; offsets are those of the source. */
export interface FrameBlock {
  readonly from: number;
  readonly to: number;
  /** Sanitised. Elements may carry `data-from` and `data-to`, counted from the block's own start. */
  readonly html: string;
  /** Whether the block is marked because other engines render it differently. */
  readonly differs?: boolean;
}

/** Where a pane is scrolled to. Both panes show the offset at the same share of their height. */
export interface ScrollPosition {
  /** An offset into the source, with a fraction. */
  readonly offset: number;
  /** The share of the scrollable height that is above, which is also the height in the pane: from 0 to 1. */
  readonly progress: number;
}

/** Messages from the page to the frame. */
export type ToFrame =
  /** What has changed since the last message of this type; at first, since no blocks. */
  | ({readonly type: 'show'} & BlockChanges<FrameBlock>)
  /** CSS variables by name, and whether colours are dark: the frame has no style sheet of the site. */
  | {
      readonly type: 'dress';
      readonly variables: Readonly<Record<string, string>>;
      readonly dark: boolean;
    }
  /** The position of the cursor, if any. */
  | {readonly type: 'mark'; readonly offset: number | undefined}
  /** The reader scrolled the editor to a place. */
  | ({readonly type: 'follow'} & ScrollPosition);

/** Messages from the frame to the page. */
export type FromFrame =
  | {readonly type: 'ready'}
  /** The height of all that the frame shows, in CSS pixels. */
  | {readonly type: 'height'; readonly height: number}
  /** The frame has painted the blocks. */
  | {readonly type: 'shown'}
  /** The reader pressed an element that comes from this piece of the source. */
  | {readonly type: 'pick'; readonly from: number; readonly to: number}
  /** The reader scrolled the frame to a place. */
  | ({readonly type: 'scroll'} & ScrollPosition)
  /** The reader followed a link out of the text. */
  | {readonly type: 'link'; readonly href: string}
  /** The reader dropped a file; the page gets no drop event. */
  | {readonly type: 'drop'; readonly file: File};
