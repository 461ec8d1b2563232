import type {Root} from 'mdast';

/** A full parser of Markdown, such as mdast-util-from-markdown with its extensions. */
export type Parse = (source: string) => Root;
