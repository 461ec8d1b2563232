import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useRouteContext from '@docusaurus/useRouteContext';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import OriginalLayout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';

const searchPlugin = '@easyops-cn/docusaurus-search-local';

/** The search plugin's page has no landmark, no site name in its title, and asks not to be indexed. */
function SearchPageFrame({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      <main>{children}</main>
      <PageMetadata title={translate({id: 'site.SearchPage.title', message: 'Search'})} />
      <Head>
        <meta property="robots" content="index, follow" />
      </Head>
    </>
  );
}

export default function Layout({children, ...props}: Props): ReactNode {
  const {plugin} = useRouteContext();
  return (
    <OriginalLayout {...props}>
      {plugin.name === searchPlugin ? <SearchPageFrame>{children}</SearchPageFrame> : children}
    </OriginalLayout>
  );
}
