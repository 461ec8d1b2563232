import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import Tag from '@theme/Tag';
import Chinese from '@markdown-zh/ui/Chinese';
import styles from './BlogEntry.module.css';

type Props = {
  /** The post's text before its truncate marker. */
  readonly children: ReactNode;
};

/** A post in a list: date, title, summary and reading time. */
export default function BlogEntry({children}: Props): ReactNode {
  const {title, permalink, date, readingTime, authors, tags, hasTruncateMarker} =
    useBlogPost().metadata;
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <article className={styles.entry}>
      <div className={styles.facts}>
        <time dateTime={date}>{format.format(new Date(date))}</time>
        {readingTime !== undefined && (
          <span>
            <Translate id="site.BlogEntry.minutes" values={{minutes: Math.ceil(readingTime)}}>
              {'{minutes} min read'}
            </Translate>
          </span>
        )}
        {authors.map(
          ({key, name, page}) =>
            page && (
              <Link key={key} to={page.permalink}>
                {name}
              </Link>
            ),
        )}
      </div>
      <div>
        <BlogPostItemHeaderTitle className={clsx(styles.title)} />
        <div className={styles.summary}>
          <BlogPostItemContent>{children}</BlogPostItemContent>
        </div>
        <div className={styles.foot}>
          <ul className={styles.tags}>
            {tags.map((tag) => (
              <li key={tag.permalink}>
                <Tag {...tag} />
              </li>
            ))}
          </ul>
          {hasTruncateMarker && (
            <Link to={permalink} className={clsx(styles.rest)}>
              <Translate id="site.BlogEntry.rest">Continue reading</Translate>
              <span className="sr-only">
                {' '}
                <Chinese as="inline">{title}</Chinese>
              </span>
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
