import {lazy, Suspense, type ReactNode} from 'react';
import type {Props} from '@theme/ContentVisibility/Unlisted';

/** Loaded lazily, so that listed pages do not load its code. */
const Notice = lazy(() => import('@theme-original/ContentVisibility/Unlisted'));

export default function Unlisted(props: Props): ReactNode {
  return (
    <Suspense>
      <Notice {...props} />
    </Suspense>
  );
}
