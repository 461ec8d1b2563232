import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {blogRoutes} from '@site/site/blogs';

type Props = {
  readonly className?: string | undefined;
};

/** Lists of all pages, for whoever cannot search, or found nothing. */
export default function SearchLinks({className}: Props): ReactNode {
  return (
    <span className={className}>
      <Link to="/docs">
        <Translate id="site.search.docs">All docs</Translate>
      </Link>
      <span> · </span>
      <Link to={`/${blogRoutes.public}/archive`}>
        <Translate id="site.search.archive">All posts</Translate>
      </Link>
    </span>
  );
}
