import type {ReactNode} from 'react';
import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalBlogPostItemHeader from '@theme-original/BlogPostItem/Header';
import PageMarkdown from '@site/src/components/PageMarkdown';
import {privateBlog} from '@site/site/blogs';

/** The head of a post; on its own page with its Markdown. */
export default function BlogPostItemHeader(): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return (
    <>
      <OriginalBlogPostItemHeader />
      {isBlogPostPage && <PostMarkdown />}
    </>
  );
}

/** Nothing where there is no such file: for unlisted posts, and for the hidden blog. */
function PostMarkdown(): ReactNode {
  const {permalink, unlisted} = useBlogPost().metadata;
  const {blogTitle} = useBlogMetadata();
  const {customFields} = useDocusaurusContext().siteConfig;
  const isHidden = blogTitle === privateBlog.blogTitle && customFields?.SHOW_CONTENT !== 'true';
  return !unlisted && !isHidden && <PageMarkdown permalink={permalink} />;
}
