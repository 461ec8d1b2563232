import {lazy, useEffect, type ReactNode} from 'react';
import {
  DocsSidebarProvider,
  useActivePluginAndVersion,
  useDocRootMetadata,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/DocRoot/Layout';
import type {Props} from '@theme/DocRoot';

/** No doc needs its code. The server never shows it here: an address without a page has its own file. */
const NotFoundContent = lazy(() => import('@theme/NotFound/Content'));

/** Stock code writes the preferred version only from the version dropdown, which one version lacks. */
function useRememberedVersion(): void {
  const version = useActivePluginAndVersion()?.activeVersion?.name;
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion();

  useEffect(() => {
    if (version && preferredVersion?.name !== version) {
      savePreferredVersionName(version);
    }
  }, [version, preferredVersion?.name, savePreferredVersionName]);
}

export default function DocRoot(props: Props): ReactNode {
  useRememberedVersion();
  const doc = useDocRootMetadata(props);
  return doc ? (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={doc.sidebarName} items={doc.sidebarItems}>
        <Layout>{doc.docElement}</Layout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  ) : (
    // Without a layout, since the docs' own is around it; and without a boundary, so that it is taken for that of 404.html.
    <NotFoundContent />
  );
}
