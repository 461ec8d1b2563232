import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Button from '@markdown-zh/ui/Button';
import type {SearchResults} from '../../index/types.ts';
import Announcement from '../Announcement.tsx';
import Input from '../Input.tsx';
import Outcome from '../Outcome.tsx';
import {PageHeading, SectionLink} from '../Result.tsx';
import {useSettings} from '../useSettings.ts';
import {useAllResults} from './useAllResults.ts';
import styles from './styles.module.css';

/** All results of the query in the address, `?q=…`. The address follows the field. Browser only. */
export default function AllResults(): ReactNode {
  const {state, field, recent, onOpen, onMore, ...on} = useAllResults();
  const {query} = state;
  return (
    <div className={styles.allResults}>
      {query !== '' && (
        <PageMetadata
          title={translate({id: 'site.search.titleOf', message: 'Search: {query}'}, {query})}
        />
      )}
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault(); // results follow every keystroke
        }}
      >
        <Input {...field} className={styles.input} type="search" enterKeyHint="search" />
      </form>
      <Outcome state={state} recent={recent} {...on}>
        {(results) => <Results results={results} onOpen={onOpen} onMore={onMore} />}
      </Outcome>
      <Announcement outcome={state.outcome} />
    </div>
  );
}

type Props = {
  readonly results: SearchResults;
  readonly onOpen: () => void;
  readonly onMore: () => void;
};

/** The results so far, each page with all found sections, and a button for more. */
function Results({results: {pages, total}, onOpen, onMore}: Props): ReactNode {
  const {contentLanguage} = useSettings();
  return (
    <>
      {pages.map((page) => (
        <section key={page.path} className={styles.page} lang={contentLanguage}>
          <h2 className={styles.heading}>
            <PageHeading page={page} />
          </h2>
          <ul className={styles.sections}>
            {page.sections.map((section, index) => (
              <li key={index}>
                <SectionLink option={{page, section}} className={styles.link} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {pages.length < total && (
        <Button onClick={onMore}>
          <Translate
            id="site.search.more"
            values={{shown: String(pages.length), total: String(total)}}
          >
            {'Show more ({shown} of {total})'}
          </Translate>
        </Button>
      )}
    </>
  );
}
