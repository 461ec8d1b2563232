import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {allResultsPath} from '../../addresses.ts';
import Key from '@markdown-zh/ui/Key';
import {useIsApple} from '@markdown-zh/ui/useIsApple';
import {useSettings} from '../../useSettings.ts';
import styles from './styles.module.css';

type Props = {
  readonly query: string;
  /** How many pages were found; 0 without an answer. */
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
export default function BoxFooter({query, total, onOpen}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const isApple = useIsApple();
  const {path} = useSettings();
  return (
    <div className={styles.footer}>
      {total > 0 && (
        <Link to={allResultsPath(path, query)} onClick={onOpen}>
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
