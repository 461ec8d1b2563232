import {verdict} from '../verdict';
import type {Speed} from './speed';

/** The targets of each page. */
const targets: readonly {
  readonly name: string;
  readonly show: (speed: Speed) => string;
  readonly isReached: (speed: Speed) => boolean;
}[] = [
  {
    name: 'performance ≥ 97',
    show: ({score}) => String(score),
    isReached: ({score}) => score >= 97,
  },
  {
    name: 'LCP ≤ 1.15 × FCP',
    show: ({paintRatio}) => paintRatio.toFixed(2),
    isReached: ({paintRatio}) => paintRatio <= 1.15,
  },
  {
    name: 'CLS = 0',
    show: ({shift}) => shift.toFixed(3),
    isReached: ({shift}) => shift === 0,
  },
];

/**
 * One line for each target: whether every page reaches it, and their figures.
 *
 * @param starlight the page of Starlight that was measured in the same run, if any
 */
export function verdicts(
  pages: ReadonlyMap<string, Speed>,
  starlight: Speed | undefined,
): string[] {
  const all = [...pages];
  const blocking = starlight && {
    name: `TBT ≤ 1.5 × Starlight, ${starlight.blocked.toFixed(0)} ms`,
    show: ({blocked}: Speed) => blocked.toFixed(0),
    isReached: ({blocked}: Speed) => blocked <= 1.5 * starlight.blocked,
  };
  return [...targets, ...(blocking ? [blocking] : [])].map(({name, show, isReached}) =>
    verdict(
      all.every(([, speed]) => isReached(speed)),
      name,
      all.map(([page, speed]) => `${page} ${show(speed)}`).join(', '),
    ),
  );
}

/**
 * One line for each target of the playground, which is an application: whether it reaches it, and its figure.
 *
 * @param starlight the page of Starlight that was measured in the same run, if any
 */
export function playgroundVerdicts(speed: Speed, starlight: Speed | undefined): string[] {
  const {score, paintRatio, shift, blocked} = speed;
  const ratio = starlight && blocked / starlight.blocked;
  return [
    verdict(score >= 90, 'playground: performance ≥ 90', String(score)),
    verdict(paintRatio <= 1.3, 'playground: LCP ≤ 1.3 × FCP', paintRatio.toFixed(2)),
    verdict(shift === 0, 'playground: CLS = 0', shift.toFixed(3)),
    ...(ratio === undefined
      ? []
      : [verdict(ratio <= 2, 'playground: TBT ≤ 2 × Starlight', ratio.toFixed(2))]),
  ];
}

/**
 * The lines of a table: a page and its figures, with the largest paint and the blocked time of the page to compare with.
 *
 * @param pages each with the first page of its group, to compare with
 */
export function speedLines(
  pages: readonly {readonly name: string; readonly speed: Speed; readonly to?: Speed}[],
): string[][] {
  return [
    ['', 'performance', 'FCP ms', 'LCP ms', 'LCP/FCP', 'TBT ms', 'CLS', 'machine', 'LCP, ratio'],
    ...pages.map(({name, speed, to}) => [
      name,
      speed.score.toFixed(0),
      speed.firstPaint.toFixed(0),
      speed.largestPaint.toFixed(0),
      speed.paintRatio.toFixed(2),
      speed.blocked.toFixed(0),
      speed.shift.toFixed(3),
      speed.machine.toFixed(0),
      to ? (speed.largestPaint / to.largestPaint).toFixed(2) : '',
    ]),
  ];
}
