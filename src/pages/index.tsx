import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import HomeArticles from '@site/src/components/HomeArticles';
import HomeHero from '@site/src/components/HomeHero';
import HomeWays from '@site/src/components/HomeWays';
import {tagline, title} from '@site/site/identity';
import {contentLanguage} from '@site/site/locale';

export default function Home(): ReactNode {
  return (
    <Layout title={title} description={tagline}>
      <main lang={contentLanguage} className="container">
        <HomeHero />
        <HomeWays />
        <HomeArticles />
      </main>
    </Layout>
  );
}
