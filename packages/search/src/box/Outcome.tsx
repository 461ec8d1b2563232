import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchResults} from '../index/types.ts';
import Failure from './Failure.tsx';
import Links from './Links.tsx';
import StartScreen from './StartScreen.tsx';
import type {Recent} from './recent.ts';
import {hasLinks} from './settings.ts';
import {isPending, type SearchState} from './state.ts';
import {useSettings} from './useSettings.ts';
import styles from './Outcome.module.css';

type Props = {
  readonly state: SearchState;
  readonly recent: Recent;
  readonly onChoose: (query: string) => void;
  readonly onClear: () => void;
  readonly onRetry: () => void;
  readonly children: (results: SearchResults) => ReactNode;
};

/** The content below a search field. */
export default function SearchOutcome({state, recent, children, ...on}: Props): ReactNode {
  const {outcome} = state;
  switch (outcome.type) {
    case 'none':
      return isPending(state) ? (
        <Searching />
      ) : (
        <StartScreen recent={recent} onChoose={on.onChoose} onClear={on.onClear} />
      );
    case 'failed':
      return <Failure onRetry={on.onRetry} />;
    case 'found':
      return (
        <>
          <Notes results={outcome.results} />
          {outcome.results.pages.length > 0 ? (
            children(outcome.results)
          ) : (
            <NoResults query={outcome.query} />
          )}
        </>
      );
  }
}

/** A placeholder for the first results. */
function Searching(): ReactNode {
  return (
    <p className={styles.searching}>
      <Translate id="site.search.searching">Searching…</Translate>
    </p>
  );
}

/** Notes on the results: the query was corrected, or results may be missing. */
function Notes({results}: {readonly results: SearchResults}): ReactNode {
  const {corrected, isPartial} = results;
  const {contentLanguage} = useSettings();
  return (
    <>
      {corrected && (
        <p className={styles.note}>
          <Translate
            id="site.search.corrected"
            values={{query: <strong lang={contentLanguage}>{corrected}</strong>}}
          >
            {'Results for {query}'}
          </Translate>
        </p>
      )}
      {isPartial && (
        <p className={styles.note}>
          <Translate id="site.search.partial">
            Part of the index did not load, so results may be missing.
          </Translate>
        </p>
      )}
    </>
  );
}

function NoResults({query}: {readonly query: string}): ReactNode {
  const {contentLanguage, links} = useSettings();
  return (
    <div className={styles.noResults}>
      <p>
        <Translate
          id="site.search.none"
          values={{query: <strong lang={contentLanguage}>{query}</strong>}}
        >
          {'Nothing found for {query}.'}
        </Translate>
      </p>
      <ul>
        <li>
          <Translate id="site.search.none.fewer">
            Try fewer words, or only the most important one.
          </Translate>
        </li>
        <li>
          <Translate id="site.search.none.other">
            Try Chinese, English or pinyin. Articles are Chinese, but many terms are English.
          </Translate>
        </li>
        {hasLinks(links) && (
          <li>
            <Translate id="site.search.none.browse" values={{lists: <Links />}}>
              {'Browse {lists}'}
            </Translate>
          </li>
        )}
      </ul>
    </div>
  );
}
