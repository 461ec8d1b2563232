import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {unlistedPage} from './article-components';
import {blogRoutes, privateBlog, publicBlog} from './blogs';

/** Options of the local search, which serves when no Algolia keys are set. */
export function localSearch({showPrivateBlog}: {readonly showPrivateBlog: boolean}) {
  const blogs = showPrivateBlog ? [blogRoutes.public, blogRoutes.private] : [blogRoutes.public];
  return {
    hashed: 'filename',
    language: ['en', 'zh'],
    indexPages: true,
    blogRouteBasePath: blogs,
    blogDir: blogs,
    ignoreFiles: [
      unlistedPage,
      ...(showPrivateBlog ? [] : [new RegExp(`^${blogRoutes.private}(?:/|$)`)]),
    ],
    highlightSearchTermsOnTargetPage: false,
    explicitSearchResultPath: true,
  } satisfies Partial<PluginOptions>;
}

/** Where the files of the index are, below the base URL, with a slash at the end. */
export const indexPath = 'search-index/';

/** What the local search finds: posts of these blogs, by the id of their plugin, and no page of these paths. */
export function searchScope({showPrivateBlog}: {readonly showPrivateBlog: boolean}) {
  return {
    blogs: {
      default: publicBlog.blogTitle,
      ...(showPrivateBlog && {[privateBlog.id]: privateBlog.blogTitle}),
    },
    excluded: [unlistedPage, 'search'],
  };
}
