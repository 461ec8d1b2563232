import type {ReactNode} from 'react';
import {contentLanguage} from '@markdown-zh/ui/content-language';
import Change from '../Change.tsx';
import type {Cleaned} from '../../session/model.ts';
import styles from './Cleanings.module.css';

type Props = {
  readonly cleaned: Cleaned;
  readonly onKeep: (index: number, keep: boolean) => void;
};

/** Maximum of listed changes: a long text has thousands. */
const listed = 100;

/** The changes of a cleaning. The reader can revert each of them. */
export default function Cleanings({cleaned: {cleanings, isKept}, onKeep}: Props): ReactNode {
  return (
    <details className={styles.cleanings} lang={contentLanguage} open>
      <summary className={styles.summary}>
        {`清理了 ${isKept.filter(Boolean).length} 处，去掉勾就还原`}
      </summary>
      <ul className={styles.list}>
        {cleanings.slice(0, listed).map(({label, change}, index) => (
          <li key={index}>
            <label>
              <input
                type="checkbox"
                checked={isKept[index] ?? false}
                onChange={({target}) => {
                  onKeep(index, target.checked);
                }}
              />{' '}
              {label}
            </label>
            <Change {...change} />
          </li>
        ))}
      </ul>
      {cleanings.length > listed && <p>{`还有 ${cleanings.length - listed} 处没有列出`}</p>}
    </details>
  );
}
