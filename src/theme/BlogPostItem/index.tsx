import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import OriginalBlogPostItem from '@theme-original/BlogPostItem';
import type {Props} from '@theme/BlogPostItem';
import BlogEntry from '@site/src/components/BlogEntry';

export default function BlogPostItem({children, ...props}: Props): ReactNode {
  return useBlogPost().isBlogPostPage ? (
    <OriginalBlogPostItem {...props}>{children}</OriginalBlogPostItem>
  ) : (
    <BlogEntry>{children}</BlogEntry>
  );
}
