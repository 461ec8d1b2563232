import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useColorMode} from '@docusaurus/theme-common';
import OriginalLayoutProvider from '@theme-original/Layout/Provider';
import type {Props} from '@theme/Layout/Provider';
import type {papers} from '@site/src/css/tokens';

export default function LayoutProvider({children}: Props): ReactNode {
  return (
    <OriginalLayoutProvider>
      <ThemeColor />
      {children}
    </OriginalLayoutProvider>
  );
}

/** Gives the browser's own surfaces (`theme-color`) the page's background colour. */
function ThemeColor(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {colorMode} = useColorMode();
  const colours = siteConfig.customFields?.papers as ReturnType<typeof papers>;
  return (
    <Head>
      <meta name="theme-color" content={colours[colorMode]} />
    </Head>
  );
}
