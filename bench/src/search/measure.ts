import type {Page} from '@markdown-zh/search/build';
import {createRandom, shuffle} from '../corpus/random';
import {mean, percentile} from '../runner/statistics';
import type {BuiltIndex, Engine, Search} from './engines/engine';
import {createSizes} from './index-sizes';
import type {Kind, Query} from './queries/generate';
import {recallAtFive, reciprocalRank} from './ranking';

/** The results of a query, with milliseconds from query to result. */
interface Answer extends Query {
  readonly found: readonly string[];
  readonly recall: number;
  readonly rank: number;
  readonly milliseconds: number;
}

/** Median and 95th percentile. */
interface Spread {
  readonly p50: number;
  readonly p95: number;
}

/** The measurements of an engine. Sizes are bytes after Brotli; times are milliseconds. */
export interface Figures {
  readonly engine: string;
  readonly answers: readonly Answer[];
  readonly buildTime: number;
  readonly files: number;
  readonly size: number;
  readonly firstSize: Spread;
  readonly laterSize: Spread;
  readonly searchTime: Spread;
  readonly longestTitleTime: number;
}

/** Number of measured visits, and of queries in each. */
const visits = 40;
const queriesPerVisit = 5;
const warmUp = 20;

/** Builds an engine's index, runs all queries, and measures. Rejects if the engine fails. */
export async function measure(
  engine: Engine,
  pages: readonly Page[],
  queries: readonly Query[],
): Promise<Figures> {
  const start = performance.now();
  const index = await engine.build(pages);
  const buildTime = performance.now() - start;
  const sizeOf = createSizes(index.files);

  const {search} = await visit(index, () => undefined);
  for (const {query} of shuffle(createRandom(1), queries).slice(0, warmUp)) {
    await search(query);
  }
  const answers: Answer[] = [];
  for (const query of queries) {
    answers.push(await ask(search, query));
  }
  const longest = pages.reduce(
    (title, page) => (page.title.length > title.length ? page.title : title),
    '',
  );
  const {milliseconds} = await ask(search, {kind: 'title', query: longest, answers: []});
  const counted = await countBytes(index, queries, sizeOf);
  return {
    engine: engine.name,
    answers,
    buildTime,
    files: index.files.size,
    size: [...index.files.keys()].reduce((sum, name) => sum + (sizeOf(name) ?? 0), 0),
    ...counted,
    searchTime: spreadOf(answers.map((answer) => answer.milliseconds)),
    longestTitleTime: milliseconds,
  };
}

/** Mean recall at five and mean reciprocal rank of these kinds; `NaN` without queries. */
export function qualityOf(
  {answers}: Figures,
  kinds: readonly Kind[],
): {readonly recall: number; readonly rank: number} {
  const those = answers.filter(({kind}) => kinds.includes(kind));
  return {recall: mean(those.map(({recall}) => recall)), rank: mean(those.map(({rank}) => rank))};
}

async function ask(search: Search, query: Query): Promise<Answer> {
  const start = performance.now();
  const found = await search(query.query);
  const milliseconds = performance.now() - start;
  const recall = recallAtFive(found, query.answers);
  return {...query, found, recall, rank: reciprocalRank(found, query.answers), milliseconds};
}

/** Bytes that visitors fetch for the first result, and for each further query. */
async function countBytes(
  index: BuiltIndex,
  queries: readonly Query[],
  sizeOf: (name: string) => number | undefined,
): Promise<Pick<Figures, 'firstSize' | 'laterSize'>> {
  const first: number[] = [];
  const later: number[] = [];
  const order = shuffle(createRandom(2), queries);
  // An index of one file is fetched once, for any query.
  const count = index.files.size === 1 ? 1 : visits;
  for (let number = 0; number < count; number += 1) {
    const taken = order.slice(number * queriesPerVisit, (number + 1) * queriesPerVisit);
    let bytes = 0;
    const {search} = await visit(index, (name) => {
      bytes += sizeOf(name) ?? 0;
    });
    for (const [place, {query}] of taken.entries()) {
      await search(query);
      (place === 0 ? first : later).push(bytes);
      bytes = 0;
    }
  }
  return {firstSize: spreadOf(first), laterSize: spreadOf(later)};
}

/** A visit with an empty cache; a file is fetched once. */
async function visit(
  index: BuiltIndex,
  onFetch: (name: string) => void,
): Promise<{readonly search: Search}> {
  const kept = new Set<string>();
  const search = await index.open((name) => {
    const content = index.files.get(name);
    if (content && !kept.has(name)) {
      kept.add(name);
      onFetch(name);
    }
    return content ? Promise.resolve(content) : Promise.reject(new Error(`No file ${name}`));
  });
  return {search};
}

function spreadOf(numbers: readonly number[]): Spread {
  return {p50: percentile(numbers, 0.5), p95: percentile(numbers, 0.95)};
}
