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

/** The scroll position of a pane. Both panes show the offset at the same share of their height. */
export interface ScrollPosition {
  /** An offset into the source, with a fraction. */
  readonly offset: number;
  /** The share of the scrollable height above the visible part, from 0 to 1. The pane shows the offset at the same share of its height. */
  readonly progress: number;
}

/** Messages from the page to the frame. */
export type ToFrame =
  /** The changes since the last message of this type. The first message is compared with an empty list. */
  | ({readonly type: 'show'} & BlockChanges<FrameBlock>)
  /** CSS variables by name, and whether colours are dark: the frame has no style sheet of the site. */
  | {
      readonly type: 'dress';
      readonly variables: Readonly<Record<string, string>>;
      readonly dark: boolean;
    }
  /** The position of the cursor, if any. */
  | {readonly type: 'mark'; readonly offset: number | undefined}
  /** The reader scrolled the editor to this position. */
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
  /** The reader scrolled the frame to this position. */
  | ({readonly type: 'scroll'} & ScrollPosition)
  /** The reader followed a link out of the text. */
  | {readonly type: 'link'; readonly href: string}
  /** The reader dropped a file; the page gets no drop event. */
  | {readonly type: 'drop'; readonly file: File};
