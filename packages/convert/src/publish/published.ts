import type {Loss} from '../document/losses.ts';

/** What a platform does not render of a text, by the Chinese names of /compatibility. */
export interface PlatformGaps {
  readonly platform: string;
  readonly lacks: readonly string[];
  /** What no source was found for. */
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
