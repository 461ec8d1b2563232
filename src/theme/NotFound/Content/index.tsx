import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import {searchPath} from '@site/site/search';
import NearestPages from '@site/src/components/NearestPages';
import styles from './styles.module.css';

/** A joke: a Markdown link without a target. */
const brokenLink = '[404](…)';

export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({id: 'theme.NotFound.title', message: 'Page Not Found'});
  return (
    <main className={clsx(styles.content, className)}>
      <PageMetadata title={title} />
      <p className={styles.code} aria-hidden="true">
        {brokenLink}
      </p>
      <h1>{title}</h1>
      <p className={styles.explanation}>
        <Translate id="site.NotFound.explanation">
          The page may have moved, or the link may be wrong.
        </Translate>
      </p>
      <form role="search" action={useBaseUrl(searchPath)} className={styles.search}>
        <label htmlFor="lost">
          <Translate id="site.NotFound.search">Search the site</Translate>
        </label>
        <input id="lost" type="search" name="q" required autoComplete="off" />
        <button type="submit" className="button button--primary">
          <Translate id="site.NotFound.submit">Search</Translate>
        </button>
      </form>
      <ul className={styles.ways}>
        <li>
          <Link to="/docs">
            <Translate id="site.NotFound.docs">Overview of all docs</Translate>
          </Link>
        </li>
        <li>
          <Link to="/docs/tutorial-basics/markdown-issue">
            <Translate id="site.NotFound.issues">Why your Markdown does not render</Translate>
          </Link>
        </li>
        <li>
          <Link to="/blog/archive">
            <Translate id="site.NotFound.archive">Every blog post, by year</Translate>
          </Link>
        </li>
        <li>
          <Link to="/">
            <Translate id="site.NotFound.home">Home page</Translate>
          </Link>
        </li>
      </ul>
      {/* Last, because it comes later and must not move what a reader is about to press. */}
      <NearestPages />
    </main>
  );
}
