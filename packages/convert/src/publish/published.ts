import type {Unsupported} from '../document/unsupported.ts';

/** The features of a text that a platform does not render, by the Chinese names of /compatibility. */
export interface PlatformSupport {
  readonly platform: string;
  readonly unsupported: readonly string[];
  /** Features without a source. */
  readonly unknown: readonly string[];
}

/** A text in the form that a target takes from the clipboard. */
export interface Published {
  readonly plain: string;
  readonly html?: string;
  readonly unsupported: readonly Unsupported[];
  /** Of a text that stays Markdown: what platforms do not render. */
  readonly platforms?: readonly PlatformSupport[];
}
