import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Announcement from '../Announcement';
import Found from './Found';
import {useSearchPage} from './useSearchPage';
import styles from './styles.module.css';

/** All results of the query in the address, `?q=…`, which follows the field. Runs in the browser alone. */
export default function SearchPage(): ReactNode {
  const {state, field, recent, ...on} = useSearchPage();
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
        <input
          {...field}
          className={styles.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-label={translate({id: 'site.search.field', message: 'Search'})}
          placeholder={translate({id: 'site.search.placeholder', message: 'Search this site'})}
        />
      </form>
      <Found state={state} recent={recent} {...on} />
      <Announcement outcome={state.outcome} />
    </div>
  );
}
