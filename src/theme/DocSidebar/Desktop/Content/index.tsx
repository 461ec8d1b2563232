import type {ReactNode} from 'react';
import OriginalDocSidebarDesktopContent from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import Chinese from '@site/src/components/Chinese';
import {docsMenuId} from '@site/src/theme/DocRoot/menu-id';

export default function DocSidebarDesktopContent(props: Props): ReactNode {
  return (
    <Chinese id={docsMenuId}>
      <OriginalDocSidebarDesktopContent {...props} />
    </Chinese>
  );
}
