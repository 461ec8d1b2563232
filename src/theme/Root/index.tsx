import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import useCleanAddress from '@site/src/hooks/useCleanAddress';

export default function Root({children}: Props): ReactNode {
  useCleanAddress();
  return <>{children}</>;
}
