import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';
import FooterLinks from '@theme/Footer/Links';
import Logo from '@theme/Logo';
import {contentLanguage} from '@site/site/locale';
import clsx from 'clsx';
import styles from '../styles.module.css';

/** Whose the site is and what for, and where its parts are. */
export default function FooterSections(): ReactNode {
  const {footer} = useThemeConfig();
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      <div className={styles.about}>
        <Logo
          className={clsx(styles.brand)}
          titleClassName={clsx(styles.name)}
          imageClassName={clsx(styles.mark)}
        />
        <p lang={contentLanguage} className={styles.tagline}>
          {`${siteConfig.tagline}。`}
        </p>
      </div>
      <FooterLinks links={footer?.links ?? []} />
    </>
  );
}
