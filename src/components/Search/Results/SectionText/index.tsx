import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {SectionResult} from '@site/src/lib/search/types';
import {interfaceLanguage} from '@site/src/lib/interface-language';
import MarkedText from '../MarkedText';
import styles from './styles.module.css';

type Props = {
  readonly section: SectionResult;
  /** Two lines of it, where many results are to be seen at once. */
  readonly isShort?: boolean;
};

/** A section's heading, and the place in its text where the query is found. */
export default function SectionText({section, isShort = false}: Props): ReactNode {
  const {heading, excerpt} = section;
  return (
    <>
      {heading.length === 0 ? (
        <span className={styles.beginning} lang={interfaceLanguage}>
          <Translate id="site.search.beginning">Beginning of the page</Translate>
        </span>
      ) : (
        <span className={clsx(styles.heading, excerpt.length === 0 && styles.alone)}>
          <MarkedText>{heading}</MarkedText>
        </span>
      )}
      {excerpt.length > 0 && (
        <span className={clsx(styles.excerpt, isShort && styles.short)}>
          <MarkedText>{excerpt}</MarkedText>
        </span>
      )}
    </>
  );
}
