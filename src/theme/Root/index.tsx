import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import HeadingLinks from '@site/src/components/HeadingLinks';
import useCleanAddress from '@site/src/hooks/useCleanAddress';

export default function Root({children}: Props): ReactNode {
  useCleanAddress();
  return (
    <>
      {children}
      <HeadingLinks />
    </>
  );
}
