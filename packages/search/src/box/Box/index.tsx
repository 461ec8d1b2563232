import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import Key from '@markdown-zh/ui/Key';
import {useIsApple} from '@markdown-zh/ui/useIsApple';
import Announcement from '../Announcement.tsx';
import Field from '../Field.tsx';
import Outcome from '../Outcome.tsx';
import {useSettings} from '../useSettings.ts';
import Listbox from './Listbox.tsx';
import {useSearchBox} from './useSearchBox.ts';
import styles from './styles.module.css';

export type Props = {
  /** The text that was typed before this code loaded. */
  readonly text: string;
  readonly onClose: () => void;
};

/** The search box: a combobox that lists the found sections. Its code loads on demand. */
export default function Box({text, onClose}: Props): ReactNode {
  const box = useSearchBox(text, onClose);
  const {outcome, query} = box.state;
  return (
    <>
      <Field {...box.field} onClose={onClose} />
      <Outcome
        state={box.state}
        recent={box.recent}
        onChoose={box.choose}
        onClear={box.clearRecent}
        onRetry={box.retry}
      >
        {() => <Listbox {...box.list} />}
      </Outcome>
      <Footer
        query={query}
        total={outcome.type === 'found' ? outcome.results.total : 0}
        onOpen={box.finish}
      />
      <Announcement outcome={outcome} />
    </>
  );
}

type FooterProps = {
  readonly query: string;
  /** How many pages were found; 0 before the response. */
  readonly total: number;
  readonly onOpen: () => void;
};

const keys = {
  up: '↑',
  down: '↓',
  enter: 'Enter',
  newTab: 'Ctrl Enter',
  newTabApple: '⌘ Enter',
};

/** The link to all results, and the keys. */
function Footer({query, total, onOpen}: FooterProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const isApple = useIsApple();
  const {path} = useSettings();
  return (
    <div className={styles.footer}>
      {total > 0 && (
        <Link to={`${path}?q=${encodeURIComponent(query)}`} onClick={onOpen}>
          {selectMessage(
            total,
            translate(
              {id: 'site.search.all', message: 'All results: one page|All results: {count} pages'},
              {count: total},
            ),
          )}
        </Link>
      )}
      <span className={styles.keys}>
        <Key>{keys.up}</Key> <Key>{keys.down}</Key>{' '}
        <Translate id="site.search.keys.move">to move</Translate>
        {' · '}
        <Key>{keys.enter}</Key> <Translate id="site.search.keys.open">to open</Translate>
        {' · '}
        <Key>{isApple ? keys.newTabApple : keys.newTab}</Key>{' '}
        <Translate id="site.search.keys.tab">in a new tab</Translate>
      </span>
    </div>
  );
}
