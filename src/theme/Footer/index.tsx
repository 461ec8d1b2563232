import {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';
import FooterCopyright from '@theme/Footer/Copyright';
import FooterLayout from '@theme/Footer/Layout';
import FooterLinks from '@theme/Footer/Links';
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
    <FooterLayout
      style={footer.style}
      logo={null}
      links={<FooterLinks links={footer.links} />}
      copyright={
        <>
          <FooterCopyright copyright={footer.copyright ?? ''} />
          <Link href={icpRegistry} lang={contentLanguage} className={clsx(styles.icp)}>
            {String(siteConfig.customFields?.icpNumber)}
          </Link>
        </>
      }
    />
  );
}

export default memo(Footer);
