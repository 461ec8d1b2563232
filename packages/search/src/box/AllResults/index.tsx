import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Announcement from '../Announcement/index.tsx';
import Answer from '../Answer/index.tsx';
import Input from '../Input/index.tsx';
import Found from './Found/index.tsx';
import {useAllResults} from './useAllResults.ts';
import styles from './styles.module.css';

/** All results of the query in the address, `?q=…`. The address follows the field. Browser only. */
export default function AllResults(): ReactNode {
  const {state, field, recent, onOpen, onMore, ...on} = useAllResults();
  const {query} = state;
  return (
    <div className={styles.page}>
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
      <Answer state={state} recent={recent} {...on}>
        {(results) => <Found results={results} onOpen={onOpen} onMore={onMore} />}
      </Answer>
      <Announcement outcome={state.outcome} />
    </div>
  );
}
