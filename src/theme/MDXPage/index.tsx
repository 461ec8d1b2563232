import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import TOC from '@theme/TOC';
import type {Props} from '@theme/MDXPage';
import {contentLanguage} from '@site/site/locale';
import Article from '@site/src/components/Article';
import ShareMetadata from '@site/src/components/ShareMetadata';

export default function MDXPage({content: Content}: Props): ReactNode {
  const {title, description, permalink} = Content.metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}
    >
      <Layout>
        <PageMetadata title={title ?? ''} description={description ?? ''} />
        <ShareMetadata title={title ?? ''} />
        <main className="container margin-vert--lg">
          <div className="row">
            <div className="col col--9">
              <article lang={contentLanguage}>
                <div className="markdown">
                  <header>
                    <Heading as="h1">{title}</Heading>
                  </header>
                </div>
                <Article path={permalink}>
                  <Content />
                </Article>
              </article>
            </div>
            <div className="col col--3">{Content.toc.length > 0 && <TOC toc={Content.toc} />}</div>
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
