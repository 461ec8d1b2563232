import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import MovedSections from '@site/src/components/MovedSections';
import PlatformTable from '@site/src/components/PlatformTable';
import {contentLanguage} from '@site/site/locale';
import Engines from './_compatibility/engines.mdx';
import PlatformIntro from './_compatibility/platform-intro.mdx';
import {enginesPage, movedSections, platforms} from './_compatibility/words';

/** What each platform supports, collected from documentation; and the way to the pages on engines. */
export default function Compatibility(): ReactNode {
  return (
    <Layout title={platforms.title} description={platforms.description}>
      <main className="container margin-vert--lg">
        <article lang={contentLanguage} className="markdown">
          <Heading as="h1">{platforms.title}</Heading>
          <MDXContent>
            <PlatformIntro />
            <PlatformTable />
            <Engines />
            <MovedSections page={enginesPage} sections={movedSections} />
          </MDXContent>
        </article>
      </main>
    </Layout>
  );
}
