import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {focusAt} from '@markdown-zh/ui/focus-at';
import styles from './styles.module.css';

export default function SkipToContent(): ReactNode {
  return (
    // Without JavaScript it leads to the container of the page's content.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a
      href={`#${SkipToContentFallbackId}`}
      className={styles.link}
      onClick={(event) => {
        event.preventDefault();
        focusAt(document.querySelector('main'));
      }}
    >
      <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
    </a>
  );
}
