import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Translate, {translate} from '@docusaurus/Translate';
import Chinese from '@markdown-zh/ui/Chinese';
import Playground from '@markdown-zh/playground/Playground';
import Reading from './_playground/reading.mdx';
import styles from './_playground/styles.module.css';

export default function PlaygroundPage(): ReactNode {
  return (
    <Layout
      title={translate({id: 'site.playground.title', message: 'Markdown playground'})}
      description="在浏览器里写 Markdown：五种引擎并排比较，逐处说明为什么不生效，一键改正。文字不离开你的电脑。"
    >
      <main className={styles.page}>
        <h1 className={styles.title}>
          <Translate id="site.playground.heading">Markdown playground</Translate>
        </h1>
        <Playground />
        <Chinese>
          <div className={`markdown ${styles.reading ?? ''}`}>
            <Reading />
          </div>
        </Chinese>
      </main>
    </Layout>
  );
}
