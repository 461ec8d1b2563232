import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {contentLanguage} from '@site/site/locale';
import type {WithRelatedPosts} from '@site/src/lib/related-posts';
import styles from './RelatedPosts.module.css';

type Props = {
  readonly posts: NonNullable<WithRelatedPosts['relatedPosts']>;
};

/** Links to related posts below a post. */
export default function RelatedPosts({posts}: Props): ReactNode {
  const heading = useId();
  return (
    <nav aria-labelledby={heading} className={styles.related}>
      <h2 id={heading} className={styles.heading}>
        <Translate id="site.relatedPosts">Related posts</Translate>
      </h2>
      <ul className={styles.posts} lang={contentLanguage}>
        {posts.map(({permalink, title, description}) => (
          <li key={permalink}>
            <Link to={permalink} className={clsx(styles.link)}>
              {title}
            </Link>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
