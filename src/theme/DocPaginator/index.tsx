import type {ReactNode} from 'react';
import OriginalDocPaginator from '@theme-original/DocPaginator';
import type {Props} from '@theme/DocPaginator';

export default function DocPaginator(props: Props): ReactNode {
  return (
    <div lang="en">
      <OriginalDocPaginator {...props} />
    </div>
  );
}
