import type {ReactNode} from 'react';
import CopyMessage from '@site/src/components/CopyMessage';
import {useCopy} from '@site/src/hooks/useCopy';
import {CopyContext} from './CheatSheetLine';
import styles from './CheatSheet.module.css';

type Props = {
  /** `CheatSheetLine` elements. */
  readonly children: ReactNode;
};

/** Lines of the cheat sheet, with one shared live region that announces copying. */
export default function CheatSheet({children}: Props): ReactNode {
  const {outcome, copy} = useCopy();
  return (
    <CopyContext value={copy}>
      <ul className={styles.lines}>{children}</ul>
      <CopyMessage outcome={outcome} />
    </CopyContext>
  );
}
