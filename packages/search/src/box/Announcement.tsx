import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {Outcome} from './state.ts';
import styles from './Announcement.module.css';

type Props = {
  readonly outcome: Outcome;
};

/** Milliseconds without a change before an announcement, so that not every letter causes one. */
const pause = 600;

/** A polite live region that tells screen readers how many pages were found. */
export default function Announcement({outcome}: Props): ReactNode {
  const text = useAnnouncement(outcome);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced(text);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <p role="status" className={styles.announcement}>
      {announced}
    </p>
  );
}

/** Empty for a failure, which has its own alert. */
function useAnnouncement(outcome: Outcome): string {
  const {selectMessage} = usePluralForm();
  if (outcome.type !== 'found') {
    return '';
  }
  const {results, query} = outcome;
  return selectMessage(
    results.total,
    translate(
      {
        id: 'site.search.announcement',
        message: 'One page found for {query}|{count} pages found for {query}',
      },
      {count: results.total, query: results.corrected ?? query},
    ),
  );
}
