import type {ReactNode} from 'react';
import {DocsSidebarProvider, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import InitialPage from '@theme-init/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import type {WithList} from '../../routes.ts';

/** The sidebar has no descriptions of docs, so the page brings a list with them. */
export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  const {list} = props.categoryGeneratedIndex as WithList;
  const sidebar = useDocsSidebar();
  return (
    <DocsSidebarProvider name={sidebar?.name} items={list ?? sidebar?.items}>
      <InitialPage {...props} />
    </DocsSidebarProvider>
  );
}
