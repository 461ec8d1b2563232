import type {ReactNode} from 'react';
import OriginalBlogPostItemContent from '@theme-original/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';
import Chinese from '@site/src/components/Chinese';

export default function BlogPostItemContent(props: Props): ReactNode {
  return (
    <Chinese>
      <OriginalBlogPostItemContent {...props} />
    </Chinese>
  );
}
