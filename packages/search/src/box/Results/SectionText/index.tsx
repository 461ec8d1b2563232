import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {SectionResult} from '../../../index/types.ts';
import {useSettings} from '../../useSettings.ts';
import MarkedText from '../MarkedText/index.tsx';
import styles from './styles.module.css';

type Props = {
  readonly section: SectionResult;
  /** Limits the excerpt to two lines, so that more results fit on the screen. */
  readonly isShort?: boolean;
};

/** A section's heading, and an excerpt around the match in its text. */
export default function SectionText({section, isShort = false}: Props): ReactNode {
  const {heading, excerpt} = section;
  const interfaceLanguage = useInterfaceLanguage();
  return (
    <>
      {heading.length === 0 ? (
        <span className={styles.beginning} lang={interfaceLanguage}>
          <Translate id="site.search.beginning">Top of the page</Translate>
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

/** The language of the labels, if the text around them has another. */
function useInterfaceLanguage(): string | undefined {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {contentLanguage} = useSettings();
  return contentLanguage && (localeConfigs[currentLocale]?.htmlLang ?? currentLocale);
}
