import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

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
    <fieldset className={styles.panes}>
      <legend className="sr-only">
        <Translate id="site.playground.pane">Part</Translate>
      </legend>
      {panes.map((name) => (
        <label key={name} className={clsx(styles.pane, name === pane && styles.chosen)}>
          <input
            type="radio"
            name="pane"
            value={name}
            className="sr-only"
            checked={name === pane}
            onChange={() => {
              onChoice(name);
            }}
          />
          {labelOf(name, problems)}
        </label>
      ))}
    </fieldset>
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
