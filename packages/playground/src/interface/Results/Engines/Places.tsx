import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {SourcePlace} from '../../../worker/comparison/index.ts';
import styles from './Places.module.css';

type Props = {
  readonly places: readonly SourcePlace[];
  readonly onPick: (from: number, to: number) => void;
};

/** Maximum of listed ranges. The text marks all of them. */
const listed = 12;

/** Links to the ranges that engines render differently. */
export default function EnginePlaces({places, onPick}: Props): ReactNode {
  if (places.length === 0) {
    return null;
  }
  return (
    <p className={styles.places}>
      <Translate id="site.playground.engines.places">In the text:</Translate>
      {places.slice(0, listed).map((place) => (
        <button
          key={place.from}
          type="button"
          className={styles.place}
          onClick={() => {
            onPick(place.from, place.to);
          }}
        >
          {label(place)}
        </button>
      ))}
      {places.length > listed && (
        <Translate id="site.playground.engines.morePlaces" values={{count: places.length - listed}}>
          {'and {count} more'}
        </Translate>
      )}
    </p>
  );
}

function label({firstLine, lastLine}: SourcePlace): string {
  return firstLine === lastLine
    ? translate({id: 'site.playground.engines.line', message: 'line {line}'}, {line: firstLine})
    : translate(
        {id: 'site.playground.engines.lines', message: 'lines {from}–{to}'},
        {from: firstLine, to: lastLine},
      );
}
