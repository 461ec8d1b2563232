import type {ReactNode} from 'react';
import OriginalDocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import Chinese from '@site/src/components/Chinese';
import ShareMetadata from '@site/src/components/ShareMetadata';

export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  return (
    <Chinese>
      <OriginalDocCategoryGeneratedIndexPage {...props} />
      <ShareMetadata title={props.categoryGeneratedIndex.title} />
    </Chinese>
  );
}
