import type {ReactNode} from 'react';
import OriginalTOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import Chinese from '@site/src/components/Chinese';

export default function TOCItems(props: Props): ReactNode {
  return (
    <Chinese>
      <OriginalTOCItems {...props} />
    </Chinese>
  );
}
