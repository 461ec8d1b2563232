/** Outcomes of the reader's last action. */
export type NoticeCode =
  | 'copied'
  | 'copy failed'
  | 'shared'
  | 'shared long'
  | 'too large to share'
  | 'opened as GB 18030'
  | 'file too large'
  | 'not text'
  | 'unreadable'
  | 'hash damaged'
  | 'hash too large'
  | 'unknown example'
  | 'example not loaded'
  | 'not saved'
  | 'no result'
  | 'not fixed';

export interface Notice {
  readonly code: NoticeCode | 'link' | 'fixed';
  /** The address of a link that was followed in the preview. */
  readonly href?: string;
  /** The number of fixes that were made at once. */
  readonly count?: number;
}
