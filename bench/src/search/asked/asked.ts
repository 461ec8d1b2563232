import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {hashOf} from '../../corpus/random';
import type {Split} from '../queries/generate';

const folder = 'bench/src/search/asked';

/** The classes of asked queries; each has a file in this folder. */
export const askedClasses = ['questions', 'english', 'signs', 'calculators', 'series'] as const;

export type AskedClass = (typeof askedClasses)[number];

/** A query that somebody asked elsewhere. */
export interface Asked {
  readonly class: AskedClass;
  readonly query: string;
  /** The pages that answer it, each alone: paths, with `#` and an anchor where one section answers. */
  readonly goals: readonly string[];
  /** The address of the place that has the query. */
  readonly source: string;
}

/** Reads a file of asked queries: a line of names, then `query`, `goals` and `source`, separated by tabs. */
export function parseAsked(name: AskedClass, content: string): Asked[] {
  return content
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [query = '', goals = '', source = ''] = line.split('\t');
      return {class: name, query, goals: goals.split(' '), source};
    });
}

/** The asked queries of a class. */
export function readAsked(name: AskedClass): Asked[] {
  return parseAsked(name, readFileSync(join(folder, `${name}.tsv`), 'utf8'));
}

/** The split of a query: a third is held out, chosen by its hash. */
export function splitOf({query}: Pick<Asked, 'query'>): Split {
  return (hashOf(query) >>> 7) % 3 === 0 ? 'held-out' : 'tune';
}

/** How many of the first pages are looked at. */
const first = 5;

/**
 * Whether the found pages answer a query: one of its goals is among the first five. In a series, no other page of a goal's
 * series may come before it: neither the page that leads the series nor another part.
 *
 * @param found the paths of the found pages
 */
export function isAnswered(
  {class: name, goals}: Pick<Asked, 'class' | 'goals'>,
  found: readonly string[],
): boolean {
  const paths = goals.map(pathOf);
  const at = found.slice(0, first).findIndex((path) => paths.includes(path));
  const before = found.slice(0, Math.max(0, at));
  const isBehind = name === 'series' && before.some((path) => isInSeries(path, paths));
  return at >= 0 && !isBehind;
}

/**
 * Whether the link of the first page that answers leads to the section that answers. The result is undefined if the page is not found, or
 * its goal has no section.
 *
 * @param links the paths of the found pages, with `#` and the anchors of the sections that their first links open
 */
export function isSectionRight(
  goals: readonly string[],
  links: readonly string[],
): boolean | undefined {
  const paths = goals.map(pathOf);
  const link = links.find((each) => paths.includes(pathOf(each)));
  const goal = goals.find((each) => link !== undefined && pathOf(each) === pathOf(link));
  return goal?.includes('#') === true ? goal === link : undefined;
}

/** A goal or link without its section. */
export function pathOf(address: string): string {
  return address.replace(/#.*/u, '');
}

/** Whether a page leads the series of a goal, or is a part of it. */
function isInSeries(path: string, goals: readonly string[]): boolean {
  const leads = goals.map((goal) => goal.slice(0, goal.lastIndexOf('/')));
  return leads.some((lead) => path === lead || path.startsWith(`${lead}/`));
}
