import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import HomeArticles from '@site/src/components/HomeArticles';
import HomeFeatures from '@site/src/components/HomeFeatures';
import HomeHero from '@site/src/components/HomeHero';
import HomeEntryPoints from '@site/src/components/HomeEntryPoints';
import {tagline, title} from '@site/site/identity';
import {contentLanguage} from '@site/site/locale';
import StructuredData from '@site/src/components/StructuredData';
import useSiteFacts from '@site/src/hooks/useSiteFacts';
import {webSite} from '@site/src/lib/structured-data';

export default function Home(): ReactNode {
  const {site} = useSiteFacts();
  return (
    <Layout title={title} description={tagline}>
      <StructuredData data={webSite(site)} />
      <main lang={contentLanguage} className="container">
        <HomeHero />
        <HomeEntryPoints />
        <HomeFeatures />
        <HomeArticles />
      </main>
    </Layout>
  );
}
