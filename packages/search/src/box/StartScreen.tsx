import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@markdown-zh/ui/Button';
import type {Recent} from './recent.ts';
import {useSettings} from './useSettings.ts';
import styles from './StartScreen.module.css';

type Props = {
  readonly recent: Recent;
  readonly onChoose: (query: string) => void;
  readonly onClear: () => void;
};

/** The content below an empty field: recent searches, and example queries. */
export default function StartScreen({recent, onChoose, onClear}: Props): ReactNode {
  const examples = useExamples();
  if (recent.length === 0 && examples.length === 0) {
    return null;
  }
  return (
    <div className={styles.beginning}>
      {recent.length > 0 && (
        <section aria-labelledby="search-recent">
          <h2 id="search-recent" className={styles.heading}>
            <Translate id="site.search.recent">Recent searches</Translate>
          </h2>
          <ul className={styles.recent}>
            {recent.map((query) => (
              <li key={query}>
                <Query onChoose={onChoose}>{query}</Query>
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            <Translate id="site.search.recent.note">Saved in this browser only.</Translate>{' '}
            <Button onClick={onClear}>
              <Translate id="site.search.recent.clear">Clear</Translate>
            </Button>
          </p>
        </section>
      )}
      {examples.length > 0 && (
        <section aria-labelledby="search-examples">
          <h2 id="search-examples" className={styles.heading}>
            <Translate id="site.search.examples">Try searching for</Translate>
          </h2>
          <ul className={styles.examples}>
            {examples.map(({query, reason}) => (
              <li key={query}>
                <Query onChoose={onChoose}>{query}</Query>
                <span className={styles.reason}>{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type QueryProps = {
  readonly children: string;
  readonly onChoose: (query: string) => void;
};

/** A button that puts a query into the field. */
function Query({children, onChoose}: QueryProps): ReactNode {
  const {contentLanguage} = useSettings();
  return (
    <button
      type="button"
      className={styles.query}
      lang={contentLanguage}
      onClick={() => {
        onChoose(children);
      }}
    >
      {children}
    </button>
  );
}

interface Example {
  readonly query: string;
  readonly reason: ReactNode;
}

function useExamples(): readonly Example[] {
  const {contentLanguage, examples} = useSettings();
  const {phrase, term, pinyin} = examples;
  return [
    phrase !== undefined && {
      query: phrase,
      reason: <Translate id="site.search.example.phrase">a symptom, in Chinese</Translate>,
    },
    term !== undefined && {
      query: term,
      reason: <Translate id="site.search.example.term">a term, in upper or lower case</Translate>,
    },
    pinyin !== undefined && {
      query: pinyin.query,
      reason: (
        <Translate
          id="site.search.example.pinyin"
          values={{word: <span lang={contentLanguage}>{pinyin.word}</span>}}
        >
          {'pinyin for {word}'}
        </Translate>
      ),
    },
  ].filter((example) => example !== false);
}
