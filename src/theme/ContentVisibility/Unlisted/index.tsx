import {lazy, Suspense, type ReactNode} from 'react';
import type {Props} from '@theme/ContentVisibility/Unlisted';

/** Pages that are listed do not load its code. */
const Notice = lazy(() => import('@theme-original/ContentVisibility/Unlisted'));

export default function Unlisted(props: Props): ReactNode {
  return (
    <Suspense>
      <Notice {...props} />
    </Suspense>
  );
}
