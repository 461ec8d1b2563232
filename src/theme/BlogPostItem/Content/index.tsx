import type {ReactNode} from 'react';
import {blogPostContainerID} from '@docusaurus/utils-common';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Content';
import Article from '@site/src/components/Article';
import Chinese from '@markdown-zh/ui/Chinese';

export default function BlogPostItemContent({children}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  // The feeds read the text of the element with this id.
  return (
    <Chinese id={isBlogPostPage ? blogPostContainerID : undefined}>
      <Article path={metadata.permalink}>{children}</Article>
    </Chinese>
  );
}
