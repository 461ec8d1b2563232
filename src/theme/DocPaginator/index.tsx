import type {ReactNode} from 'react';
import OriginalDocPaginator from '@theme-original/DocPaginator';
import type {Props} from '@theme/DocPaginator';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';

export default function DocPaginator(props: Props): ReactNode {
  return (
    <div lang={interfaceLanguage}>
      <OriginalDocPaginator {...props} />
    </div>
  );
}
