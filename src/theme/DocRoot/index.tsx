import {useEffect, type ReactNode} from 'react';
import {
  useActivePluginAndVersion,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
import OriginalDocRoot from '@theme-original/DocRoot';
import type {Props} from '@theme/DocRoot';

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
  return <OriginalDocRoot {...props} />;
}
