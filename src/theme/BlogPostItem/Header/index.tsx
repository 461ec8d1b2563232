import type {ReactNode} from 'react';
import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalBlogPostItemHeader from '@theme-original/BlogPostItem/Header';
import PageMarkdown from '@site/src/components/PageMarkdown';
import {privateBlog} from '@site/site/blogs';

/** The header of a post; on the post's own page also its Markdown. */
export default function BlogPostItemHeader(): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return (
    <>
      <OriginalBlogPostItemHeader />
      {isBlogPostPage && <PostMarkdown />}
    </>
  );
}

/** The Markdown file of the post. Unlisted posts and the hidden blog have none. */
function PostMarkdown(): ReactNode {
  const {permalink, unlisted} = useBlogPost().metadata;
  const {blogTitle} = useBlogMetadata();
  const {customFields} = useDocusaurusContext().siteConfig;
  const isHidden = blogTitle === privateBlog.blogTitle && customFields?.SHOW_CONTENT !== 'true';
  return !unlisted && !isHidden && <PageMarkdown permalink={permalink} />;
}
