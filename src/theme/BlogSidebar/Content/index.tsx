import type {ReactNode} from 'react';
import OriginalBlogSidebarContent from '@theme-original/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Content';
import Chinese from '@site/src/components/Chinese';

export default function BlogSidebarContent(props: Props): ReactNode {
  return (
    <Chinese>
      <OriginalBlogSidebarContent {...props} />
    </Chinese>
  );
}
