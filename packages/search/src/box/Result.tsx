import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {Marked, PageResult, SectionResult} from '../index/types.ts';
import type {Option} from './state.ts';
import {useResultLink} from './useResultLink.ts';
import {useSettings} from './useSettings.ts';
import styles from './Result.module.css';

/** A page's title and breadcrumb. */
export function PageHeading({page}: {readonly page: PageResult}): ReactNode {
  const {title, breadcrumb} = page;
  return (
    <>
      <span className={styles.title}>
        <MarkedText>{title}</MarkedText>
      </span>
      {breadcrumb.length > 0 && (
        <span className={styles.breadcrumb}> {breadcrumb.join(' › ')}</span>
      )}
    </>
  );
}

type Props = ComponentProps<'a'> & {
  readonly option: Option;
  /** Limits the excerpt to two lines, so that more results fit on the screen. */
  readonly isShort?: boolean;
  /** Called when the reader opens the link in this tab. */
  readonly onOpen: () => void;
};

/** A link that opens a section with the match marked. */
export function SectionLink({option, isShort = false, onOpen, ...props}: Props): ReactNode {
  const {href, open} = useResultLink();
  const onClick = (event: MouseEvent) => {
    // With a modifier key the browser opens a tab or window, or downloads.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    onOpen();
    open(option);
  };
  return (
    // Docusaurus's Link would prefetch every found page, at every keystroke.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a {...props} href={href(option)} onClick={onClick}>
      <SectionText section={option.section} isShort={isShort} />
    </a>
  );
}

type SectionProps = {
  readonly section: SectionResult;
  readonly isShort: boolean;
};

/** A section's heading, and an excerpt around the match in its text. */
function SectionText({section: {heading, excerpt}, isShort}: SectionProps): ReactNode {
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

/** Text with its matches marked, and the blocks of an excerpt separated. */
function MarkedText({children}: {readonly children: readonly Marked[]}): ReactNode {
  return children.map(({text, isMatch}, index) =>
    isMatch ? (
      <mark key={index} className={styles.mark}>
        {inOneLine(text)}
      </mark>
    ) : (
      inOneLine(text)
    ),
  );
}

function inOneLine(text: string): string {
  return text.replaceAll(/\n+/gu, ' · ');
}
