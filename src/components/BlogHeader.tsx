import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {blogRoutes} from '@site/site/blogs';
import styles from './BlogHeader.module.css';

type Props = {
  readonly title: string;
  /** Describes the list: inline content, with its own language if it is not the interface's. */
  readonly children?: ReactNode;
};

/** The header of every list of a blog: its title, its description, and links to the other lists. */
export default function BlogHeader({title, children}: Props): ReactNode {
  const path = useBlogPath();
  const way = (to: string, label: ReactNode) => (
    <Link isNavLink exact to={to} activeClassName={styles.here}>
      {label}
    </Link>
  );
  return (
    <header className={styles.header}>
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      {children && <p className={styles.about}>{children}</p>}
      <nav
        className={styles.ways}
        aria-label={translate({id: 'site.BlogHeader.label', message: 'Browse posts'})}
      >
        {way(path, <Translate id="site.BlogHeader.posts">Posts</Translate>)}
        {way(`${path}/archive`, <Translate id="site.BlogHeader.archive">Archive</Translate>)}
        {way(`${path}/tags`, <Translate id="site.BlogHeader.tags">Tags</Translate>)}
        {way(`${path}/authors`, <Translate id="site.BlogHeader.authors">Authors</Translate>)}
      </nav>
    </header>
  );
}

/** The path of the blog that the page belongs to, with the base URL. */
function useBlogPath(): string {
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const isHere = (path: string) => `${pathname}/`.startsWith(`${path}/`);
  return (
    Object.values(blogRoutes)
      .map((route) => withBaseUrl(route))
      .find(isHere) ?? ''
  );
}
