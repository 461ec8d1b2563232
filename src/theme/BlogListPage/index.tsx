/*
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/BlogListPage (swizzle: unsafe).
 * Reason: the stock list has no h1 (contract R3, R13). Changed lines are marked "changed".
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import SearchMetadata from '@theme/SearchMetadata';
import type {Props} from '@theme/BlogListPage';
import BlogHeader from '@site/src/components/BlogHeader';
import {contentLanguage} from '@site/site/locale';
import {privateBlog} from '@site/site/blogs';

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription} = metadata;
  const isPrivate = blogTitle === privateBlog.blogTitle;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={blogTitle} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        {/* changed: the header */}
        <BlogHeader title={blogTitle}>
          <span lang={isPrivate ? undefined : contentLanguage}>{blogDescription}</span>
        </BlogHeader>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
