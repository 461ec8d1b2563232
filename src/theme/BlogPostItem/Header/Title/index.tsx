import type {ReactNode} from 'react';
import OriginalBlogPostItemHeaderTitle from '@theme-original/BlogPostItem/Header/Title';
import type {Props} from '@theme/BlogPostItem/Header/Title';
import Chinese from '@site/src/components/Chinese';

export default function BlogPostItemHeaderTitle(props: Props): ReactNode {
  return (
    <Chinese>
      <OriginalBlogPostItemHeaderTitle {...props} />
    </Chinese>
  );
}
