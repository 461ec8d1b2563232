import type {ReactNode} from 'react';
import {useSettings} from '../../useSettings.ts';
import styles from './styles.module.css';

type Props = {
  readonly children: string;
  readonly onChoose: (query: string) => void;
};

/** A button that puts a query into the field. */
export default function Query({children, onChoose}: Props): ReactNode {
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
