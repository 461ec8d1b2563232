import type {ReactNode} from 'react';
import {interfaceLanguage} from './interface-language.ts';
import styles from './ErrorNotice.module.css';

type Props = {readonly children: ReactNode};

/** A box with an error message and a remedy. */
export default function ErrorNotice({children}: Props): ReactNode {
  return (
    <div role="alert" lang={interfaceLanguage} className={styles.notice}>
      {children}
    </div>
  );
}
