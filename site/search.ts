import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {unlistedPage} from './article-components';
import {blogRoutes} from './blogs';

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
