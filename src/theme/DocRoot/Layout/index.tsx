import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import OriginalDocRootLayout from '@theme-original/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';
import clsx from 'clsx';
import {docsMenuId} from '../menu-id';
import styles from './styles.module.css';

export default function DocRootLayout(props: Props): ReactNode {
  return (
    <>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- for pages without scripts, where Link has no advantage */}
      <a href={`#${docsMenuId}`} className={clsx(styles.menuLink)}>
        <Translate id="site.DocRoot.menu">Docs menu</Translate>
      </a>
      <OriginalDocRootLayout {...props} />
    </>
  );
}
