import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import BlogHeader from '@site/src/components/BlogHeader';
import {contentLanguage} from '@site/site/locale';
import styles from './styles.module.css';

export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const description = translate({
    id: 'theme.blog.archive.description',
    message: 'Every post, by year',
  });
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main className="container margin-vert--lg">
        <BlogHeader title={title}>{description}</BlogHeader>
        {groupByYear(archive.blogPosts).map(([year, posts]) => (
          <Year key={year} year={year} posts={posts} />
        ))}
      </main>
    </Layout>
  );
}

function Year({year, posts}: {readonly year: string; readonly posts: readonly ArchiveBlogPost[]}) {
  const format = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  return (
    <section>
      <Heading as="h2" id={year} className={styles.year}>
        {year}
      </Heading>
      <ul className={styles.posts}>
        {posts.map(({metadata}) => (
          <li key={metadata.permalink}>
            <time dateTime={metadata.date}>{format.format(new Date(metadata.date))}</time>
            <Link to={metadata.permalink} lang={contentLanguage}>
              {metadata.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function groupByYear(posts: readonly ArchiveBlogPost[]): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}
