import type {ReactNode} from 'react';
import OriginalDocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import Chinese from '@site/src/components/Chinese';

export default function DocItemContent(props: Props): ReactNode {
  return (
    <Chinese>
      <OriginalDocItemContent {...props} />
    </Chinese>
  );
}
