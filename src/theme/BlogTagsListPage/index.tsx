import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  translateTagsPageTitle,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import SearchMetadata from '@theme/SearchMetadata';
import type {Props} from '@theme/BlogTagsListPage';
import BlogHeader from '@site/src/components/BlogHeader';
import PostCount from '@site/src/components/PostCount';
import {contentLanguage} from '@site/site/locale';
import styles from './styles.module.css';

export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  const title = translateTagsPageTitle();
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}
    >
      <PageMetadata title={title} />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <BlogHeader title={title} />
        <ul className={styles.tags}>
          {tags.map(({permalink, label, count, description}) => (
            <li key={permalink}>
              <Link rel="tag" to={permalink} className={clsx(styles.label)}>
                {label}
              </Link>
              <PostCount count={count} />
              {description && (
                <span lang={contentLanguage} className={styles.about}>
                  {description}
                </span>
              )}
            </li>
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
