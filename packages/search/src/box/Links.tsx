import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {hasLinks} from './settings.ts';
import {useSettings} from './useSettings.ts';

type Props = {
  readonly className?: string | undefined;
};

/** Links to lists of all pages, for readers who cannot search, or whose search had no results. Empty if the site has no such lists. */
export default function SearchLinks({className}: Props): ReactNode {
  const {links} = useSettings();
  const {docs, posts} = links;
  return (
    hasLinks(links) && (
      <span className={className}>
        {docs !== undefined && (
          <Link to={docs}>
            <Translate id="site.search.docs">All docs</Translate>
          </Link>
        )}
        {docs !== undefined && posts !== undefined && <span> · </span>}
        {posts !== undefined && (
          <Link to={posts}>
            <Translate id="site.search.archive">All posts</Translate>
          </Link>
        )}
      </span>
    )
  );
}
