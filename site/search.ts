import type {Options} from '@markdown-zh/search';
import {unlistedPage} from './article-components';
import {blogRoutes, privateBlog, publicBlog} from './blogs';
import {contentLanguage} from './locale';
import {offlinePath} from './offline';
import {synonyms} from './synonyms';

/** Path of the page of all results, below the base URL. */
export const searchPath = 'search';

/** Folder of the index, below the base URL, with a trailing slash. */
export const indexPath = 'search-index/';

interface Circumstances {
  /** Whether the search includes the second blog. */
  readonly showPrivateBlog: boolean;
}

/** The scope of the local search: blogs by the ids of their plugins, without the excluded paths. */
export function searchScope({showPrivateBlog}: Circumstances) {
  return {
    blogs: {
      default: publicBlog.blogTitle,
      ...(showPrivateBlog && {[privateBlog.id]: privateBlog.blogTitle}),
    },
    excluded: [unlistedPage, searchPath, offlinePath],
  };
}

/** The options of the local search. */
export function searchOptions(circumstances: Circumstances) {
  return {
    path: searchPath,
    indexPath,
    ...searchScope(circumstances),
    synonyms,
    contentLanguage,
    links: {docs: '/docs', posts: `/${blogRoutes.public}/archive`},
    examples: {phrase: '加粗不生效', term: 'rs485', pinyin: {query: 'cuti', word: '粗体'}},
  } satisfies Options;
}
