import type {ReactNode} from 'react';
import clsx from 'clsx';
import OriginalBlogSidebarContent from '@theme-original/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Content';
import Chinese from '@site/src/components/Chinese';
import styles from './styles.module.css';

export default function BlogSidebarContent(props: Props): ReactNode {
  return (
    <Chinese>
      <OriginalBlogSidebarContent
        {...props}
        yearGroupHeadingClassName={clsx(props.yearGroupHeadingClassName, styles.year)}
      />
    </Chinese>
  );
}
