import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Differences from '@site/src/components/Conformance/Differences';
import Matrix from '@site/src/components/Conformance/Matrix';
import {contentLanguage} from '@site/site/locale';
import AboutChinese from '../_compatibility/chinese.mdx';
import AboutCommonMark from '../_compatibility/commonmark.mdx';
import AboutDifferences from '../_compatibility/differences.mdx';
import EngineIntro from '../_compatibility/engine-intro.mdx';
import AboutGfm from '../_compatibility/gfm.mdx';
import Licence from '../_compatibility/licence.mdx';
import Method from '../_compatibility/method.mdx';
import {captions, engines} from '../_compatibility/words';

/** How engines treat the examples of the specifications, measured at build. */
export default function CompatibilityOfEngines(): ReactNode {
  return (
    <Layout title={engines.title} description={engines.description}>
      <main className="container margin-vert--lg">
        <article lang={contentLanguage} className="markdown">
          <Heading as="h1">{engines.title}</Heading>
          <MDXContent>
            <EngineIntro />
            <AboutCommonMark />
            <Matrix set="commonmark" caption={captions.commonmark} />
            <AboutGfm />
            <Matrix set="gfm" caption={captions.gfm} />
            <AboutChinese />
            <Matrix set="chinese" caption={captions.chinese} />
            <AboutDifferences />
            <Differences />
            <Method />
            <Licence />
          </MDXContent>
        </article>
      </main>
    </Layout>
  );
}
