import type {ReactNode} from 'react';
import OriginalDocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import Chinese from '@site/src/components/Chinese';

export default function DocBreadcrumbs(): ReactNode {
  return (
    <Chinese>
      <OriginalDocBreadcrumbs />
    </Chinese>
  );
}
