import {textTable} from '../text-table';
import {kinds, type Kind} from '@markdown-zh/search/queries';
import {qualityOf, type Figures} from './measures/measure';

/** A line of the report: measure, unit and target. */
interface Row {
  readonly name: string;
  readonly of: (figures: Figures) => number;
  readonly show: (value: number) => string;
  readonly target?: {readonly least: number} | {readonly most: number};
}

/** Target of recall at five, by kind; other kinds have none. */
const recallTargets: Partial<Record<Kind, number>> = {
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
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;
const milliseconds = (value: number) =>
  value < 1000 ? `${value.toFixed(1)} ms` : `${(value / 1000).toFixed(2)} s`;
const plain = (value: number) => String(value);

const rows: readonly Row[] = [
  ...(Object.keys(kinds) as Kind[]).map((kind): Row => {
    const least = recallTargets[kind];
    const row = {
      name: `recall@5, ${kind}`,
      of: (figures: Figures) => qualityOf(figures, [kind]).recall,
      show: share,
    };
    return least === undefined ? row : {...row, target: {least}};
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
    target: {least: 0.96},
  },
  {name: 'first result, p50', of: ({firstSize}) => firstSize.p50, show: kilobytes},
  {
    name: 'first result, p95',
    of: ({firstSize}) => firstSize.p95,
    show: kilobytes,
    target: {most: 60_000},
  },
  {name: 'later query, p50', of: ({laterSize}) => laterSize.p50, show: kilobytes},
  {
    name: 'later query, p95',
    of: ({laterSize}) => laterSize.p95,
    show: kilobytes,
    target: {most: 40_000},
  },
  {name: 'search in Node, p50', of: ({searchTime}) => searchTime.p50, show: milliseconds},
  {
    name: 'search in Node, p95',
    of: ({searchTime}) => searchTime.p95,
    show: milliseconds,
    target: {most: 15},
  },
  {
    name: 'longest title',
    of: ({longestTitleTime}) => longestTitleTime,
    show: milliseconds,
    target: {most: 50},
  },
  {
    name: 'index build',
    of: ({buildTime}) => buildTime,
    show: milliseconds,
    target: {most: 2000},
  },
  {name: 'index, compressed', of: ({size}) => size, show: kilobytes},
  {name: 'index, files', of: ({files}) => files, show: plain},
];

/** A table as plain text: a row for each measure, with its target, a column for each engine; ✓ met, ✗ not met. */
export function report(all: readonly Figures[]): string {
  const head = ['', 'target', ...all.map(({engine}) => engine)];
  const body = rows.map(({name, of, show, target}) => [
    name,
    target ? ('least' in target ? `≥ ${show(target.least)}` : `≤ ${show(target.most)}`) : '',
    ...all.map((figures) => {
      const value = of(figures);
      return Number.isNaN(value) ? '–' : `${show(value)}${markOf(value, target)}`;
    }),
  ]);
  return textTable([head, ...body]);
}

function markOf(value: number, target: Row['target']): string {
  if (!target) {
    return '';
  }
  return ('least' in target ? value >= target.least : value <= target.most) ? ' ✓' : ' ✗';
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
