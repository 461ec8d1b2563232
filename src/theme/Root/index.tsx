import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import ArticleActions from '@site/src/components/ArticleActions';
import ReadingPlace from '@site/src/components/ReadingPlace';
import useCleanAddress from '@site/src/hooks/useCleanAddress';

export default function Root({children}: Props): ReactNode {
  useCleanAddress();
  return (
    <>
      {children}
      <ArticleActions />
      <ReadingPlace />
    </>
  );
}
