import type {ReactNode} from 'react';
import OriginalPaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import Chinese from '@site/src/components/Chinese';
import {interfaceLanguage} from '@site/src/lib/interface-language';

export default function PaginatorNavLink({title, subLabel, ...props}: Props): ReactNode {
  return (
    <OriginalPaginatorNavLink
      {...props}
      title={<Chinese as="inline">{title}</Chinese>}
      subLabel={<span lang={interfaceLanguage}>{subLabel}</span>}
    />
  );
}
