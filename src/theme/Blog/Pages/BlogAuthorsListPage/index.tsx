import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {translateBlogAuthorsListPageTitle} from '@docusaurus/theme-common/internal';
import Heading from '@theme/Heading';
import BlogLayout from '@theme/BlogLayout';
import SearchMetadata from '@theme/SearchMetadata';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogHeader from '@site/src/components/BlogHeader';
import PostCount from '@site/src/components/PostCount';
import styles from './styles.module.css';

export default function BlogAuthorsListPage({authors, sidebar}: Props): ReactNode {
  const title = translateBlogAuthorsListPageTitle();
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsListPage)}
    >
      <PageMetadata title={title} />
      <SearchMetadata tag="blog_authors_list" />
      <BlogLayout sidebar={sidebar}>
        <BlogHeader title={title} />
        <ul className={styles.authors}>
          {authors.map(({key, name, page, title: role, description, count}) => (
            <li key={key}>
              <Heading as="h2" className={styles.name}>
                {page ? <Link to={page.permalink}>{name}</Link> : name}
              </Heading>
              <p className={styles.facts}>
                {role} · <PostCount count={count} />
              </p>
              {description && <p className={styles.about}>{description}</p>}
            </li>
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
