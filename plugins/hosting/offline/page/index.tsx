import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import Offline from './Offline';

/** Also the fallback for pages that are not stored; it reads the requested page from its address. */
export default function OfflinePage(): ReactNode {
  const title = translate({id: 'site.offline.title', message: 'Read offline'});
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.offline.description',
        message: 'Which pages open offline, and how to save all docs on this device',
      })}
    >
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <BrowserOnly
          fallback={
            <noscript>
              <p>
                <Translate id="site.offline.noscript">
                  Saving needs JavaScript. Without it, pages open only online.
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
