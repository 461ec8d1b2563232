import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import OriginalBlogSidebarContent from '@theme-original/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Content';
import {blogRoutes, mostPosts} from '@site/site/blogs';
import Chinese from '@markdown-zh/ui/Chinese';
import styles from './styles.module.css';

/** The posts of the sidebar. If there may be more, a link leads to all. */
export default function BlogSidebarContent(props: Props): ReactNode {
  const {items, yearGroupHeadingClassName} = props;
  const route = useBaseUrl(`/${blogRoutes.public}/`);
  const isFull = items.length >= mostPosts && items[0]?.permalink.startsWith(route);
  return (
    <>
      <Chinese>
        <OriginalBlogSidebarContent
          {...props}
          yearGroupHeadingClassName={clsx(yearGroupHeadingClassName, styles.year)}
        />
      </Chinese>
      {isFull && (
        <Link className={clsx(styles.older)} to={`${route}archive`}>
          <Translate id="site.BlogSidebar.older">Older posts</Translate>
        </Link>
      )}
    </>
  );
}
