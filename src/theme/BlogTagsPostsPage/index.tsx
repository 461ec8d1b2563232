/*
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/BlogTagsPostsPage (swizzle: unsafe). Reason: the description
 * of a tag is Chinese and needs its own language. A wrapper cannot reach it, because the same text is also the page's
 * description. Changed lines are marked "changed".
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import SearchMetadata from '@theme/SearchMetadata';
import type {Props} from '@theme/BlogTagsPostsPage';
import BlogHeader from '@site/src/components/BlogHeader';
import {contentLanguage} from '@site/site/locale';

export default function BlogTagsPostsPage({tag, items, sidebar, listMetadata}: Props): ReactNode {
  const title = useBlogTagsPostsPageTitle(tag);
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}
    >
      <PageMetadata title={title} {...(tag.description && {description: tag.description})} />
      <SearchMetadata tag="blog_tags_posts" />
      <BlogLayout sidebar={sidebar}>
        {tag.unlisted && <Unlisted />}
        {/* changed: the header, with the language of the description */}
        <BlogHeader title={title}>
          {tag.description && <span lang={contentLanguage}>{tag.description}</span>}
        </BlogHeader>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
