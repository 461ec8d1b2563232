import type {ReactNode} from 'react';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@site/src/components/StructuredData';
import useSiteFacts from '@site/src/hooks/useSiteFacts';
import {breadcrumbs} from '@site/src/lib/structured-data';

export default function DocBreadcrumbsStructuredData(props: Props): ReactNode {
  const {address} = useSiteFacts();
  const way = props.breadcrumbs.flatMap(({label, href}) =>
    href ? [{name: label, url: address(href)}] : [],
  );
  // Google requires at least two items.
  return way.length > 1 && <StructuredData data={breadcrumbs(way)} />;
}
