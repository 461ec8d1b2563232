import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import Offline from '@site/src/components/Offline';

/** It also stands in the place of pages that are not stored: what it shows then, it reads from its address. */
export default function OfflinePage(): ReactNode {
  const title = translate({id: 'site.offline.title', message: 'Read offline'});
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.offline.description',
        message:
          'What of this site opens without a network, and how to save all docs on this device',
      })}
    >
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <BrowserOnly
          fallback={
            <noscript>
              <p>
                <Translate id="site.offline.noscript">
                  Without JavaScript nothing is stored: pages open as long as there is a network.
                </Translate>
              </p>
            </noscript>
          }
        >
          {() => <Offline />}
        </BrowserOnly>
      </main>
    </Layout>
  );
}
