import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import CopyMessage from '@site/src/components/CopyMessage';
import {useCopy} from '@site/src/hooks/useCopy';
import {markdownFile} from '@site/site/markdown-file';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import styles from './PageMarkdown.module.css';

type Props = {
  /** The path of the article's page, with the base URL. */
  readonly permalink: string;
};

/** Above an article: buttons to copy and to view its Markdown (plugins/machines/markdown-files). */
export default function PageMarkdown({permalink}: Props): ReactNode {
  const address = encodeURI(`/${markdownFile(decodeURI(permalink))}`);
  const absolute = useBaseUrl(address, {absolute: true});
  const {outcome, copy} = useCopy();
  return (
    <div className={styles.actions} lang={interfaceLanguage} data-search="none">
      <Head>
        <link rel="alternate" type="text/markdown" href={absolute} />
      </Head>
      <button
        type="button"
        className={styles.action}
        onClick={() => {
          copy(fetchText(address));
        }}
      >
        <Translate id="site.markdown.copy">Copy as Markdown</Translate>
      </button>
      <Link to={`pathname://${address}`} target="_self" className={clsx(styles.action)}>
        <Translate id="site.markdown.view">View as Markdown</Translate>
      </Link>
      <CopyMessage
        outcome={outcome}
        copied={<Translate id="site.markdown.copied">Copied as Markdown</Translate>}
        failed={
          <Translate id="site.markdown.failed">
            Copying failed. Open “View as Markdown” and copy from there.
          </Translate>
        }
      />
    </div>
  );
}

/** Rejects if the file is missing, or if the host sends an HTML page instead. */
async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok || response.headers.get('Content-Type')?.startsWith('text/html')) {
    throw new Error(`${address}: ${String(response.status)}`);
  }
  return response.text();
}
