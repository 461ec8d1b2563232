import type {ReactNode} from 'react';
import type {PageResult} from '../../../index/types.ts';
import {useSettings} from '../../useSettings.ts';
import PageHeading from '../PageHeading/index.tsx';
import ResultLink from '../ResultLink/index.tsx';
import SectionText from '../SectionText/index.tsx';
import styles from './styles.module.css';

type Props = {
  readonly pages: readonly PageResult[];
  readonly onOpen: () => void;
};

/** The results on the page of all results: each found page with all found sections. */
export default function ResultList({pages, onOpen}: Props): ReactNode {
  const {contentLanguage} = useSettings();
  return pages.map((page) => (
    <section key={page.path} className={styles.page} lang={contentLanguage}>
      <h2 className={styles.heading}>
        <PageHeading page={page} />
      </h2>
      <ul className={styles.sections}>
        {page.sections.map((section, index) => (
          <li key={index}>
            <ResultLink option={{page, section}} className={styles.link} onOpen={onOpen}>
              <SectionText section={section} />
            </ResultLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
