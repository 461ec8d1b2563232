import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import RadioBar from '../RadioBar.tsx';
import styles from './PaneChoice.module.css';

const panes = ['text', 'result', 'problems'] as const;

/** The part of the playground that a phone shows. */
export type Pane = (typeof panes)[number];

type Props = {
  readonly pane: Pane;
  /** The number of problems and hints. */
  readonly problems: number;
  readonly onChoice: (pane: Pane) => void;
};

/** On a phone, chooses between the text, its result and its problems. Elsewhere all are visible, and this is not. */
export default function PaneChoice({pane, problems, onChoice}: Props): ReactNode {
  return (
    <RadioBar
      className={styles.panes}
      name="pane"
      legend={<Translate id="site.playground.pane">Part</Translate>}
      values={panes}
      chosen={pane}
      labelOf={(name) => labelOf(name, problems)}
      onChoice={onChoice}
    />
  );
}

function labelOf(pane: Pane, problems: number): string {
  return {
    text: translate({id: 'site.playground.pane.text', message: 'Text'}),
    result: translate({id: 'site.playground.pane.result', message: 'Result'}),
    problems:
      problems === 0
        ? translate({id: 'site.playground.pane.noProblems', message: 'Problems'})
        : translate(
            {id: 'site.playground.pane.problems', message: 'Problems ({count})'},
            {count: problems},
          ),
  }[pane];
}
