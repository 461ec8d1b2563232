import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Differences from '@site/src/components/Conformance/Differences';
import Matrix from '@site/src/components/Conformance/Matrix';
import PlatformTable from '@site/src/components/PlatformTable';
import {contentLanguage} from '@site/site/locale';
import AboutChinese from './_compatibility/chinese.mdx';
import AboutCommonMark from './_compatibility/commonmark.mdx';
import AboutDifferences from './_compatibility/differences.mdx';
import AboutGfm from './_compatibility/gfm.mdx';
import Intro from './_compatibility/intro.mdx';
import Licence from './_compatibility/licence.mdx';
import Method from './_compatibility/method.mdx';
import {captions, description, title} from './_compatibility/words';

/** How engines and platforms treat Markdown: measured at build, or collected from documentation. */
export default function Compatibility(): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className="container margin-vert--lg">
        <article lang={contentLanguage} className="markdown">
          <Heading as="h1">{title}</Heading>
          <MDXContent>
            <Intro />
            <AboutCommonMark />
            <Matrix set="commonmark" caption={captions.commonmark} />
            <AboutGfm />
            <Matrix set="gfm" caption={captions.gfm} />
            <AboutChinese />
            <Matrix set="chinese" caption={captions.chinese} />
            <AboutDifferences />
            <Differences />
            <Method />
            <PlatformTable />
            <Licence />
          </MDXContent>
        </article>
      </main>
    </Layout>
  );
}
