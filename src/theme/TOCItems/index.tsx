import type {ReactNode} from 'react';
import OriginalTOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import Chinese from '@markdown-zh/ui/Chinese';

export default function TOCItems(props: Props): ReactNode {
  return (
    <Chinese>
      <OriginalTOCItems {...props} />
    </Chinese>
  );
}
