import {useMemo, type ReactNode} from 'react';
import Tree from '@theme-original/TOCItems/Tree';
import type {Props} from '@theme/TOCItems/Tree';
import {trustedHtml} from '@markdown-zh/ui/trusted-html';

/** Marks headings, which are HTML from the build, as trusted for the site's policy. */
function trusted(toc: Props['toc']): Props['toc'] {
  return toc.map(({value, children, ...item}) => ({
    ...item,
    value: trustedHtml(value),
    children: trusted(children),
  }));
}

export default function TocItemsTree({toc, ...props}: Props): ReactNode {
  return <Tree toc={useMemo(() => trusted(toc), [toc])} {...props} />;
}
