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

/** Loaded lazily, because no doc needs its code. The server never renders it here: an address without a page has a file of its own. */
const NotFoundContent = lazy(() => import('@theme/NotFound/Content'));

/** Stock code stores the preferred version only in the version dropdown, which a site with one version lacks. */
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
    // Without a layout, because the docs' layout surrounds it. Without a boundary, so that React hydrates the markup of 404.html.
    <NotFoundContent />
  );
}
