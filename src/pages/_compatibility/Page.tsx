import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {contentLanguage} from '@site/site/locale';

type Props = {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
};

/** The frame of a page on compatibility: one Chinese article below its title. */
export default function CompatibilityPage({title, description, children}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className="container margin-vert--lg">
        <article lang={contentLanguage} className="markdown">
          <Heading as="h1">{title}</Heading>
          <MDXContent>{children}</MDXContent>
        </article>
      </main>
    </Layout>
  );
}
