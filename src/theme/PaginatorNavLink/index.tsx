import type {ReactNode} from 'react';
import OriginalPaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import Chinese from '@markdown-zh/ui/Chinese';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';

export default function PaginatorNavLink({title, subLabel, ...props}: Props): ReactNode {
  return (
    <OriginalPaginatorNavLink
      {...props}
      title={<Chinese as="inline">{title}</Chinese>}
      subLabel={<span lang={interfaceLanguage}>{subLabel}</span>}
    />
  );
}
