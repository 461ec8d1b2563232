import type {ReactNode} from 'react';
import {DocsSidebarProvider, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import InitialDocRootLayout from '@theme-init/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';
import {useSidebarParts} from '../../sidebar-parts.ts';

/** Adds the loaded parts to the sidebar. */
export default function DocRootLayout(props: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const items = useSidebarParts(sidebar?.items);
  return (
    <DocsSidebarProvider name={sidebar?.name} items={items}>
      <InitialDocRootLayout {...props} />
    </DocsSidebarProvider>
  );
}
