import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchResults} from '../../../index/types.ts';
import {useSettings} from '../../useSettings.ts';
import styles from './styles.module.css';

type Props = {
  readonly results: SearchResults;
};

/** Notes on the results: the query was corrected, or results may be missing. */
export default function ResultNotes({results: {corrected, isPartial}}: Props): ReactNode {
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
