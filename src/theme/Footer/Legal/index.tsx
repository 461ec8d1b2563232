import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';
import FooterCopyright from '@theme/Footer/Copyright';
import {icpRegistry} from '@site/site/identity';
import {contentLanguage} from '@site/site/locale';
import clsx from 'clsx';
import styles from '../styles.module.css';

/** The copyright, and the ICP filing number, linked to the registry (S4). */
export default function FooterLegal(): ReactNode {
  const {footer} = useThemeConfig();
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      <FooterCopyright copyright={footer?.copyright ?? ''} />
      <Link href={icpRegistry} lang={contentLanguage} className={clsx(styles.icp)}>
        {String(siteConfig.customFields?.icpNumber)}
      </Link>
    </>
  );
}
