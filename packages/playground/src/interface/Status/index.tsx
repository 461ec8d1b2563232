import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Runner} from '../../runner.ts';
import Counts from './Counts.tsx';
import Outline from './Outline.tsx';
import {useOverview} from './useOverview.ts';
import styles from './styles.module.css';

type Props = {
  readonly runner: Runner;
  readonly source: string;
  /** Whether the text has come from the address or the tab. */
  readonly isOther: boolean;
  /** The offset of the cursor, if it is known. */
  readonly offset: number | undefined;
  /** The selected text. */
  readonly selected: string;
  readonly isScrollLinked: boolean;
  readonly onScrollLink: (isOn: boolean) => void;
  readonly onPick: (from: number, to: number) => void;
};

/** A line below the editor: outline, number of words, and a switch for scrolling together. Screen readers do not announce it, because it changes too often. */
export default function Status(props: Props): ReactNode {
  const {offset, selected, isScrollLinked, onScrollLink, onPick} = props;
  const overview = useOverview(props);
  return (
    <div className={styles.status}>
      <Outline headings={overview?.headings} offset={offset} onPick={onPick} />
      <Counts overview={overview} selected={selected} />
      <label className={styles.link}>
        <input
          type="checkbox"
          checked={isScrollLinked}
          onChange={({currentTarget}) => {
            onScrollLink(currentTarget.checked);
          }}
        />
        <Translate id="site.playground.scrollLink">Scroll together</Translate>
      </label>
    </div>
  );
}
