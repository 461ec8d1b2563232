import {textTable} from '../../../scripts/text-table';
import {isMet, showLimit, type Limit} from '../runner/goals';
import {kilobytes, orDash, plain} from '../runner/units';
import {qualityOf, type Figures} from './measure';
import {kinds, type Kind} from './queries/generate';

/** A line of the report: measure, unit and goal. */
interface Row {
  readonly name: string;
  readonly of: (figures: Figures) => number;
  readonly show: (value: number) => string;
  readonly limit?: Limit;
}

/** The least recall at five, by kind; other kinds have no goal. */
const leastRecall: Partial<Record<Kind, number>> = {
  title: 0.99,
  heading: 0.99,
  term: 0.99,
  prefix: 0.99,
  mixed: 0.99,
  phrase: 0.98,
  typo: 0.95,
  traditional: 0.95,
  homophone: 0.95,
  pinyin: 0.92,
  initials: 0.92,
};
const firstGroup: readonly Kind[] = ['title', 'heading', 'term', 'prefix', 'mixed'];

const share = (value: number) => value.toFixed(3);
const milliseconds = (value: number) =>
  value < 1000 ? `${value.toFixed(1)} ms` : `${(value / 1000).toFixed(2)} s`;

const rows: readonly Row[] = [
  ...(Object.keys(kinds) as Kind[]).map((kind): Row => {
    const least = leastRecall[kind];
    const row = {
      name: `recall@5, ${kind}`,
      of: (figures: Figures) => qualityOf(figures, [kind]).recall,
      show: share,
    };
    return least === undefined ? row : {...row, limit: {least}};
  }),
  ...(Object.keys(kinds) as Kind[]).map((kind): Row => ({
    name: `MRR, ${kind}`,
    of: (figures) => qualityOf(figures, [kind]).rank,
    show: share,
  })),
  {
    name: 'MRR, title to mixed',
    of: (figures) => qualityOf(figures, firstGroup).rank,
    show: share,
    limit: {least: 0.96},
  },
  {name: 'first result, p50', of: ({firstSize}) => firstSize.p50, show: kilobytes},
  {
    name: 'first result, p95',
    of: ({firstSize}) => firstSize.p95,
    show: kilobytes,
    limit: {most: 60_000},
  },
  {name: 'later query, p50', of: ({laterSize}) => laterSize.p50, show: kilobytes},
  {
    name: 'later query, p95',
    of: ({laterSize}) => laterSize.p95,
    show: kilobytes,
    limit: {most: 40_000},
  },
  {name: 'search in Node, p50', of: ({searchTime}) => searchTime.p50, show: milliseconds},
  {
    name: 'search in Node, p95',
    of: ({searchTime}) => searchTime.p95,
    show: milliseconds,
    limit: {most: 15},
  },
  {
    name: 'longest title',
    of: ({longestTitleTime}) => longestTitleTime,
    show: milliseconds,
    limit: {most: 50},
  },
  {
    name: 'index build',
    of: ({buildTime}) => buildTime,
    show: milliseconds,
    limit: {most: 2000},
  },
  {name: 'index, compressed', of: ({size}) => size, show: kilobytes},
  {name: 'index, files', of: ({files}) => files, show: plain},
];

/** A table as plain text. Each measure has a row with its goal (✓ met, ✗ not met), and each engine a column. */
export function report(all: readonly Figures[]): string {
  const head = ['', 'goal', ...all.map(({engine}) => engine)];
  const body = rows.map(({name, of, show, limit}) => [
    name,
    limit ? showLimit(limit, show) : '',
    ...all.map((figures) =>
      orDash(of(figures), (value) => {
        const mark = limit && (isMet(value, limit) ? ' ✓' : ' ✗');
        return `${show(value)}${mark ?? ''}`;
      }),
    ),
  ]);
  return textTable([head, ...body]);
}

/** The queries without full recall at five, each with wanted and found pages. */
export function reportMisses({engine, answers}: Figures): string {
  return answers
    .filter(({recall}) => recall < 1)
    .map(
      ({kind, query, answers: wanted, found}) =>
        `${engine}, ${kind}: ${query}\n  wanted ${wanted.join(', ')}\n  found  ${found.slice(0, 5).join(', ')}`,
    )
    .join('\n');
}
