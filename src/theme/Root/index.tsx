import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import ArticleActions from '@site/src/components/ArticleActions';
import useCleanAddress from '@site/src/hooks/useCleanAddress';

export default function Root({children}: Props): ReactNode {
  useCleanAddress();
  return (
    <>
      {children}
      <ArticleActions />
    </>
  );
}
