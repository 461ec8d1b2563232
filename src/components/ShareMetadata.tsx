import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {isChinese, pictureText} from '@site/site/share';

type Props = {
  /** The page's title, which its share picture shows. */
  readonly title: string;
  /** For articles, which are Chinese whatever their title. */
  readonly isArticle?: boolean;
  readonly children?: ReactNode;
};

/** Metadata of link previews for a page with its own share picture; `children` adds to it. */
export default function ShareMetadata({title, isArticle = false, children}: Props): ReactNode {
  return (
    <Head>
      <meta property="og:locale" content={isArticle || isChinese(title) ? 'zh_CN' : 'en_US'} />
      <meta property="og:image:alt" content={pictureText(title)} />
      {isArticle && <meta property="og:type" content="article" />}
      {children}
    </Head>
  );
}
