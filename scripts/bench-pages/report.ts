import {verdict} from '../verdict';
import type {Speed} from './speed';

/** The targets of each page. */
const targets: readonly {
  readonly name: string;
  readonly show: (speed: Speed) => string;
  readonly isReached: (speed: Speed) => boolean;
}[] = [
  {
    name: 'performance = 100',
    show: ({score}) => String(score),
    isReached: ({score}) => score === 100,
  },
  {
    name: 'LCP ≤ 1.15 × FCP',
    show: ({paintRatio}) => paintRatio.toFixed(2),
    isReached: ({paintRatio}) => paintRatio <= 1.15,
  },
  {
    name: 'TBT ≤ 50 ms',
    show: ({blocked}) => blocked.toFixed(0),
    isReached: ({blocked}) => blocked <= 50,
  },
  {
    name: 'CLS = 0',
    show: ({shift}) => shift.toFixed(3),
    isReached: ({shift}) => shift === 0,
  },
];

/** One line for each target: whether every page reaches it, and their figures. */
export function verdicts(pages: ReadonlyMap<string, Speed>): string[] {
  return targets.map(({name, show, isReached}) => {
    const all = [...pages];
    const isMet = all.every(([, speed]) => isReached(speed));
    const figures = all.map(([page, speed]) => `${page} ${show(speed)}`);
    return verdict(isMet, name, figures.join(', '));
  });
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
