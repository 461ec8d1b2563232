import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import AllResults from '../../box/AllResults/index.tsx';
import Links from '../../box/Links.tsx';
import {hasLinks} from '../../box/settings.ts';
import {useSettings} from '../../box/useSettings.ts';

export default function SearchPage(): ReactNode {
  const {links} = useSettings();
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
            hasLinks(links) && (
              <noscript>
                <p>
                  <Translate id="site.search.noscript">
                    The search needs JavaScript. Instead:
                  </Translate>{' '}
                  <Links />
                </p>
              </noscript>
            )
          }
        >
          {() => <AllResults />}
        </BrowserOnly>
      </main>
    </Layout>
  );
}
