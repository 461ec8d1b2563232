import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {contentLanguage} from '@site/site/locale';
import {samples} from '../../samples';
import {useMenu} from './useMenu';
import styles from './styles.module.css';

type Props = {
  /** Takes the text and the focus, because the menu closes. */
  readonly onSample: (text: string) => void;
};

/** A menu of sample texts. The current text stays in the undo history. */
export default function Samples({onSample}: Props): ReactNode {
  const menu = useMenu();
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.summary}>
        <Translate id="site.playground.examples">Examples</Translate>
      </summary>
      <ul className={styles.list} lang={contentLanguage}>
        {samples.map(({title, text}) => (
          <li key={title}>
            <button
              type="button"
              className={styles.item}
              onClick={() => {
                menu.current?.removeAttribute('open');
                onSample(text);
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
