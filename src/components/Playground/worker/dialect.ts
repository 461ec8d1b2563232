import type {OptionsOf} from '../../../lib/engines/catalog';
import type {MarkdownDialect} from './jobs';

/** remark's options for each dialect. This site's articles are also MDX, which has no preview. */
export const optionsOf: Readonly<Record<MarkdownDialect, OptionsOf<'remark'>>> = {
  commonmark: {gfm: false, cjkFriendly: false},
  gfm: {gfm: true, cjkFriendly: false},
  site: {gfm: true, cjkFriendly: true},
};
