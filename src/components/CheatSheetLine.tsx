import {createContext, use, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {contentLanguage} from '@site/site/locale';
import useTrustedHtml from '@markdown-zh/ui/useTrustedHtml';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import styles from './CheatSheetLine.module.css';

/** Copies a text and announces it in the sheet's live region. */
export const CopyContext = createContext<(text: string) => void>(() => undefined);

type Props = {
  readonly source: string;
  /** The result, rendered and sanitised at build (plugins/articles/remark-article-parts). */
  readonly html: string;
  /** CommonMark, GFM specification, or platforms only. */
  readonly origin: 'C' | 'G' | 'P';
  /** Replaces a result that is meaningless by itself. */
  readonly title?: string;
};

export default function CheatSheetLine({source, html, origin, title}: Props): ReactNode {
  const result = useTrustedHtml(html);
  return (
    <li className={styles.line}>
      <Source source={source} />
      {title ? (
        <span className={styles.result}>{title}</span>
      ) : (
        <div
          className={clsx(styles.result, 'markdown')}
          // Sanitised by renderStandardMarkdown.
          dangerouslySetInnerHTML={result}
        />
      )}
      <span className={styles.origin} data-search="none">
        {origin}
      </span>
    </li>
  );
}

/** A button that copies; before JavaScript runs, the text only. */
function Source({source}: Pick<Props, 'source'>): ReactNode {
  const copy = use(CopyContext);
  const code = (
    <code lang={contentLanguage} className={styles.code}>
      {source}
    </code>
  );
  return useIsBrowser() ? (
    <button
      type="button"
      lang={interfaceLanguage}
      className={styles.source}
      title={translate({id: 'site.cheatSheet.copy', message: 'Copy'})}
      onClick={() => {
        copy(source);
      }}
    >
      {code}
    </button>
  ) : (
    <span className={styles.source}>{code}</span>
  );
}
