import type {Loss} from '../document/losses.ts';

/** The features of a text that a platform does not render, by the Chinese names of /compatibility. */
export interface PlatformGaps {
  readonly platform: string;
  readonly lacks: readonly string[];
  /** Features without a source. */
  readonly unknown: readonly string[];
}

/** A text in the form that a target takes from the clipboard. */
export interface Published {
  readonly plain: string;
  readonly html?: string;
  readonly losses: readonly Loss[];
  /** Of a text that stays Markdown: what platforms do not render. */
  readonly gaps?: readonly PlatformGaps[];
}
