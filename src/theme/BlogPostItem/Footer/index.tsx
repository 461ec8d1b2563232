import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import OriginalBlogPostItemFooter from '@theme-original/BlogPostItem/Footer';
import type {WithRelatedPosts} from '@site/src/lib/related-posts';
import RelatedPosts from '@site/src/components/RelatedPosts';

/** The footer of a post; on the post's own page also related posts. */
export default function BlogPostItemFooter(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  const {relatedPosts = []} = metadata as WithRelatedPosts;
  return (
    <>
      <OriginalBlogPostItemFooter />
      {isBlogPostPage && relatedPosts.length > 0 && <RelatedPosts posts={relatedPosts} />}
    </>
  );
}
