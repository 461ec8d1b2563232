import {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import FooterCopyright from '@theme/Footer/Copyright';
import FooterLinks from '@theme/Footer/Links';
import Logo from '@theme/Logo';
import Shortcuts from '@site/src/components/Shortcuts';
import {icpRegistry} from '@site/site/identity';
import {contentLanguage} from '@site/site/locale';
import clsx from 'clsx';
import styles from './styles.module.css';

function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  const {siteConfig} = useDocusaurusContext();
  if (!footer) {
    return null;
  }
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer')}>
      <div className="container container-fluid">
        <div className={styles.top}>
          <div>
            <Logo
              className={clsx(styles.brand)}
              titleClassName={clsx(styles.name)}
              imageClassName={clsx(styles.mark)}
            />
            <p lang={contentLanguage} className={styles.tagline}>
              {`${siteConfig.tagline}。`}
            </p>
          </div>
          <FooterLinks links={footer.links} />
        </div>
        <div className={styles.bottom}>
          <FooterCopyright copyright={footer.copyright ?? ''} />
          <Link href={icpRegistry} lang={contentLanguage} className={clsx(styles.icp)}>
            {String(siteConfig.customFields?.icpNumber)}
          </Link>
          <Shortcuts />
        </div>
      </div>
    </footer>
  );
}

export default memo(Footer);
