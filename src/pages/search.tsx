import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import SearchLinks from '@site/src/components/Search/Links';
import SearchPage from '@site/src/components/Search/Page';

export default function Search(): ReactNode {
  const title = translate({id: 'site.search.title', message: 'Search'});
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.search.description',
        message: 'Search all docs and posts, in Chinese, English or pinyin',
      })}
    >
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <BrowserOnly
          fallback={
            <noscript>
              <p>
                <Translate id="site.search.noscript">
                  The search needs JavaScript. Instead:
                </Translate>{' '}
                <SearchLinks />
              </p>
            </noscript>
          }
        >
          {() => <SearchPage />}
        </BrowserOnly>
      </main>
    </Layout>
  );
}
