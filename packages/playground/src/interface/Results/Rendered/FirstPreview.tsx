import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import '../../../frame/result.css';
import {contentLanguage} from '@markdown-zh/ui/content-language';
import {trustedHtml} from '@markdown-zh/ui/trusted-html';
import {firstPreview} from '../../first-results.ts';
import styles from './FirstPreview.module.css';

type Props = {
  readonly onPick: (from: number, to: number) => void;
};

/** Lowers headings of level 1, because the page already has one. */
function belowTitle(html: string): string {
  return html.replace(/<h1\b/g, '<div role="heading" aria-level="2"').replaceAll('</h1>', '</div>');
}

const blocks = firstPreview.safe.map(({from, html}) => ({
  from,
  html: {__html: trustedHtml(belowTitle(html))},
}));

/** The preview of the first text, in the page until the frame shows it. The text is this site's own, and has no links. */
export default function FirstPreview({onPick}: Props): ReactNode {
  const pick = ({target, currentTarget}: MouseEvent<HTMLElement>) => {
    const element = (target as Element).closest<HTMLElement>('[data-from]');
    const block = Number(currentTarget.dataset.start);
    if (element && document.getSelection()?.isCollapsed !== false) {
      onPick(block + Number(element.dataset.from), block + Number(element.dataset.to));
    }
  };
  return (
    <div className={styles.place} lang={contentLanguage}>
      <div className={clsx(styles.first, 'result')}>
        {blocks.map(({from, html}) => (
          // As in the frame, the keyboard selects in the editor.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div
            key={from}
            className="block"
            data-start={from}
            onClick={pick}
            // Sanitised by the build.
            dangerouslySetInnerHTML={html}
          />
        ))}
      </div>
    </div>
  );
}
