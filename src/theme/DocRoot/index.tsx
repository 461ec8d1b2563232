import {useEffect, type ReactNode} from 'react';
import {
  useActivePluginAndVersion,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import OriginalDocRoot from '@theme-original/DocRoot';
import type {Props} from '@theme/DocRoot';
import clsx from 'clsx';
import {docsMenuId} from './menu-id';
import styles from './styles.module.css';

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
  return (
    <>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- only scripts would make another link better */}
      <a href={`#${docsMenuId}`} className={clsx(styles.menuLink)}>
        <Translate id="site.DocRoot.menu">Docs menu</Translate>
      </a>
      <OriginalDocRoot {...props} />
    </>
  );
}
