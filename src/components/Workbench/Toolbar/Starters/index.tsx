import {useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {contentLanguage} from '@site/site/locale';
import {starters} from '../../starters';
import styles from './styles.module.css';

type Props = {
  readonly onStart: (text: string) => void;
};

/** Texts to begin with. The one that was there stays in the undo history. */
export default function Starters({onStart}: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.summary}>
        <Translate id="site.workbench.examples">Examples</Translate>
      </summary>
      <ul className={styles.list} lang={contentLanguage}>
        {starters.map(({title, text}) => (
          <li key={title}>
            <button
              type="button"
              className={styles.item}
              onClick={() => {
                onStart(text);
                menu.current?.removeAttribute('open');
              }}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
