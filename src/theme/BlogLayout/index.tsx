import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useWindowSize} from '@docusaurus/theme-common';
import BlogSidebar from '@theme/BlogSidebar';
import type {Props} from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import TimeLeft from '@site/src/components/TimeLeft';
import styles from './styles.module.css';

/** A list of posts, or a post: there the table of contents takes the place of the other posts, which are folded above it. */
export default function BlogLayout({sidebar, toc, children, ...layout}: Props): ReactNode {
  const hasSidebar = sidebar && sidebar.items.length > 0;
  const posts = <BlogSidebar {...(sidebar && {sidebar})} />;
  const isMobile = useWindowSize() === 'mobile';
  return (
    <Layout {...layout}>
      <div className="container margin-vert--lg">
        <div className="row">
          {toc ? (
            <div className={clsx('col', 'col--3', styles.contents)}>
              {hasSidebar && !isMobile ? (
                <details className={styles.posts}>
                  <summary>{sidebar.title}</summary>
                  {posts}
                </details>
              ) : (
                posts
              )}
              <section
                className={clsx(styles.sticky)}
                aria-label={translate({id: 'site.BlogLayout.contents', message: 'Contents'})}
              >
                <PostTimeLeft />
                {toc}
              </section>
            </div>
          ) : (
            posts
          )}
          <main className={clsx('col', hasSidebar || toc ? 'col--7' : ['col--9', 'col--offset-1'])}>
            {children}
          </main>
        </div>
      </div>
    </Layout>
  );
}

/** Only a post has a table of contents, so this renders within a post. */
function PostTimeLeft(): ReactNode {
  const {readingTime} = useBlogPost().metadata;
  return readingTime === undefined ? null : <TimeLeft minutes={readingTime} />;
}
