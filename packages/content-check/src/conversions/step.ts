import type {Root} from 'mdast';
import type {Edit} from '@markdown-zh/diagnosis/edits';

/** The parts that a conversion left out or could not carry over. The caller chooses the words. */
export type NoteKind =
  /** An event handler, such as `onclick`. */
  | 'handler-removed'
  /** An attribute that JSX cannot have, such as `v-if`. */
  | 'attribute-removed'
  /** The tags of a component of another generator; its text stays. */
  | 'component-removed'
  /** A script or a style sheet, which is now a comment. */
  | 'code-in-comment'
  /** A tag of another generator without an equal, which is now text. */
  | 'generator-tag-kept'
  /** A link to another post, now only its text. */
  | 'link-lost'
  /** The size of a picture. */
  | 'size-lost'
  /** A list of contents, because each page has one. */
  | 'contents-removed'
  /** The language of a fence that the site does not know. */
  | 'language-replaced';

export interface Note {
  readonly kind: NoteKind;
  /** The part of the source that it is about, shortened to one line. */
  readonly text: string;
}

/** The facts about the site and the old blog. Everything is optional. */
export interface ConvertOptions {
  /** Components that articles may use without an import. Without them, a tag that HTML does not know is not kept. */
  readonly components?: readonly string[];
  /** Names of languages that fences may have. Without them, any name stays. */
  readonly languages?: readonly string[];
  /** Keys of the tags that the site knows. */
  readonly tags?: readonly string[];
  /** The text comes from elsewhere: its code is text, even if an author may have written it as MDX. */
  readonly isForeign?: boolean;
  /** Also converts the front matter (default: true). An importer that maps it sets false. */
  readonly frontMatter?: boolean;
  /** The address to write for a picture that the old blog served elsewhere; undefined if the file does not exist here. */
  readonly pictureOf?: (url: string) => string | undefined;
  /** The address of another post, by the name that the old blog gives it; undefined if it is unknown. */
  readonly postOf?: (name: string) => string | undefined;
}

/** A text that is not yet MDX, read as CommonMark with GFM, formulas and front matter. */
export interface ForeignText {
  readonly source: string;
  readonly tree: Root;
  readonly options: ConvertOptions;
}

/** Replacements, of which the first wins where two overlap, and what they leave out. */
export interface Conversion {
  readonly fixes: readonly Edit[];
  readonly notes?: readonly Note[];
}

/** One kind of conversion. Pure. */
export type Step = (text: ForeignText) => Conversion;

/** A note on a part of the source. */
export function note(kind: NoteKind, text: string): Note {
  const [line = ''] = text.trim().split('\n');
  return {kind, text: line.length > 80 ? `${line.slice(0, 79)}…` : line};
}
