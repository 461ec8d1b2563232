/**
 * Compares a blog of many posts, each with a picture of its own, with the stock blog of Docusaurus with the same posts. Measures the check
 * of their text, a whole build without a cache as in CI, and a build with a cache after an edit.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {textTable} from '../../../scripts/text-table';
import {buildTwice, type ColdAndWarm} from '../peers/build';
import {chosenSites, corpusFlags, measureEach, sitesFlag} from '../peers/measure-each';
import {write, type Site} from '../peers/site';
import {stockBlog} from '../peers/stock';
import {thisSite} from '../peers/this-site';
import {defineBenchmark} from '../runner/benchmark';
import type {Goal} from '../runner/goals';
import {gigabytes, orDash, seconds, times} from '../runner/units';
import {makePosts, pictureName, type PostFiles} from './posts';

/** Docusaurus's variable for builds that neither read nor write a cache, as in `.github/workflows/deploy.yml`. */
const withoutCache = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};

/** Limits without a cache: seconds of the check, the share of the stock build's time, and bytes of memory. */
const limits = {check: 60, share: 4 / 3, memory: 2.5e9} as const;

const blogs = [stockBlog, thisSite];

interface Measured extends ColdAndWarm {
  /** Seconds; `NaN` on a peer. */
  readonly check: number;
}

export const benchmark = defineBenchmark({
  flags: {
    posts: {default: 1000, help: 'the number of posts'},
    seed: corpusFlags.seed,
    sites: sitesFlag(blogs),
  },
  run: async ({posts: count, seed, sites}) => {
    const picture = readFileSync('docs/tutorial-basics/playground.webp');
    const posts = makePosts(count, seed, picture);
    const measured = await measureEach(chosenSites(blogs, sites), (site) => measure(site, posts));
    console.log(
      textTable([
        ['site', 'check', 'cold', '', 'warm', ''],
        ...[...measured].map(([{name}, {check, cold, warm}]) => [
          name,
          orDash(check, seconds),
          ...[cold, warm].flatMap((effort) => [
            seconds(effort.seconds),
            orDash(effort.memory, gigabytes),
          ]),
        ]),
      ]),
    );
    return goalsOf(measured.get(thisSite), measured.get(stockBlog));
  },
});

async function measure(site: Site, posts: readonly PostFiles[]): Promise<Measured> {
  const prepared = site.prepare([]);
  for (const {folder, text, picture} of posts) {
    write(prepared.folder, join('blog', folder, 'index.md'), text);
    write(prepared.folder, join('blog', folder, pictureName), picture);
  }
  const check = site === thisSite ? checkSeconds(prepared.folder) : NaN;
  const article = join('blog', posts[0]?.folder ?? '', 'index.md');
  return {check, ...(await buildTwice(prepared, article, withoutCache))};
}

/** Seconds of `npm run check:content` without a cache in a site's folder. Throws when the check ends before it counts the articles. */
function checkSeconds(folder: string): number {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<'check:content', string>>;
  };
  const [, ...command] = scripts['check:content'].split(' ');
  const start = performance.now();
  const {stdout, stderr} = spawnSync(process.execPath, [...command, '--no-cache'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (!/^\d+ articles, /m.test(stdout)) {
    throw new Error(`The check did not finish: ${stderr.slice(0, 500)}`);
  }
  return (performance.now() - start) / 1000;
}

function goalsOf(own: Measured | undefined, peer: Measured | undefined): Goal[] {
  const {check = NaN, cold = {seconds: NaN, memory: NaN}} = own ?? {};
  const share = cold.seconds / (peer?.cold.seconds ?? NaN);
  return [
    {name: 'check', figure: check, limit: {most: limits.check}, show: seconds},
    {name: "cold build to stock's", figure: share, limit: {most: limits.share}, show: times},
    {name: 'memory', figure: cold.memory, limit: {most: limits.memory}, show: gigabytes},
  ];
}
