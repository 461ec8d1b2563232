import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Announcement from '../Announcement';
import Answer from '../Answer';
import Input from '../Input';
import Found from './Found';
import {useSearchPage} from './useSearchPage';
import styles from './styles.module.css';

/** All results of the query in the address, `?q=…`, which follows the field. Runs in the browser alone. */
export default function SearchPage(): ReactNode {
  const {state, field, recent, onOpen, onMore, ...on} = useSearchPage();
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
