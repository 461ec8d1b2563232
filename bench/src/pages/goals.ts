import type {Goal, Limit} from '../runner/goals';
import {plain} from '../runner/units';
import type {Speed} from './speed';

const fixed = (digits: number) => (figure: number) => figure.toFixed(digits);

/** The page that is an application, and has limits of its own. */
const application = 'playground';

/** The goals: a figure beside that of Starlight's page, and the limits of pages to read and of the application. */
const goals: readonly {
  readonly name: string;
  readonly figure: (speed: Speed, starlight: Speed | undefined) => number;
  readonly show: (figure: number) => string;
  readonly page: Limit;
  readonly application: Limit;
}[] = [
  {
    name: 'performance',
    figure: ({score}) => score,
    show: plain,
    page: {least: 97},
    application: {least: 90},
  },
  {
    name: 'LCP / FCP',
    figure: ({paintRatio}) => paintRatio,
    show: fixed(2),
    page: {most: 1.15},
    application: {most: 1.3},
  },
  {
    name: 'CLS',
    figure: ({shift}) => shift,
    show: fixed(3),
    page: {most: 0},
    application: {most: 0},
  },
  {
    name: "TBT / Starlight's",
    figure: ({blocked}, starlight) => blocked / (starlight?.blocked ?? NaN),
    show: fixed(2),
    page: {most: 1.5},
    application: {most: 2},
  },
];

/**
 * The goals of all pages.
 *
 * @param starlight the page of Starlight that was measured in the same run, if any
 */
export function goalsOf(
  speeds: ReadonlyMap<string, Speed>,
  starlight: Speed | undefined,
): readonly Goal[] {
  const all = [...speeds];
  const ofGroup = (group: 'page' | 'application', members: typeof all) =>
    goals.map(({name, figure, show, [group]: limit}) => ({
      name,
      figure: new Map(members.map(([page, speed]) => [page, figure(speed, starlight)])),
      limit,
      show,
    }));
  return [
    ...ofGroup(
      'page',
      all.filter(([name]) => name !== application),
    ),
    ...ofGroup(
      'application',
      all.filter(([name]) => name === application),
    ),
  ];
}

/**
 * The lines of a table: a page and its figures.
 *
 * @param sites the same page of several sites, which are compared with the first one
 */
export function speedLines(
  pages: ReadonlyMap<string, Speed>,
  sites: ReadonlyMap<string, Speed>,
): string[][] {
  const [first] = sites.values();
  return [
    ['', 'performance', 'FCP ms', 'LCP ms', 'LCP/FCP', 'TBT ms', 'CLS', 'machine', 'LCP, ratio'],
    ...[...pages, ...sites].map(([name, speed]) => [
      name,
      speed.score.toFixed(0),
      speed.firstPaint.toFixed(0),
      speed.largestPaint.toFixed(0),
      speed.paintRatio.toFixed(2),
      speed.blocked.toFixed(0),
      speed.shift.toFixed(3),
      speed.machine.toFixed(0),
      first && sites.has(name) ? (speed.largestPaint / first.largestPaint).toFixed(2) : '',
    ]),
  ];
}
