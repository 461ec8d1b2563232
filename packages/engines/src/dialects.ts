import type {OptionsOf} from './catalog.ts';

/** Dialects of the preview and the tree. */
export const dialects = ['gfm', 'commonmark', 'site', 'mdx'] as const;
export type Dialect = (typeof dialects)[number];
/** MDX is parsed, never executed: it has a tree, but no preview. */
export type MarkdownDialect = Exclude<Dialect, 'mdx'>;

/** remark's options for each dialect. This site's articles are also MDX. */
export const optionsOf: Readonly<Record<MarkdownDialect, OptionsOf<'remark'>>> = {
  commonmark: {gfm: false, cjkFriendly: false},
  gfm: {gfm: true, cjkFriendly: false},
  site: {gfm: true, cjkFriendly: true},
};
