/**
 * `npm run bench:posts [-- --posts 1000] [--seed 1] [--site "this site"]`: measures what a blog of many posts costs, each with a picture of its own:
 * the check of their text, and a whole build, without a cache as in CI, and with one after an edit, beside the stock blog of Docusaurus with the
 * same posts.
 */
import {appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {build, type Effort} from '../bench-sites/measured-build';
import {clean, write} from '../bench-sites/sites/folder';
import {stock, thisSite} from '../bench-sites/sites/list';
import type {PreparedSite, Site} from '../bench-sites/sites/site';
import {checkSeconds} from '../bench-sites/timed-check';
import {textTable} from '../text-table';
import {verdict} from '../verdict';
import {makePosts, pictureName, type PostFiles} from './posts';

/** Docusaurus's variable for builds that neither read nor write a cache, as in `.github/workflows/deploy.yml`. */
const withoutCache = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};

/** Targets of a build without a cache: seconds of the check, the share of the stock build's time, and bytes of memory. */
const targets = {check: 60, share: 4 / 3, memory: 2.5e9} as const;

const {values} = parseArgs({
  options: {
    posts: {type: 'string', default: '1000'},
    seed: {type: 'string', default: '1'},
    site: {type: 'string', multiple: true, default: [thisSite.name, stock.name]},
  },
});

function addPosts({folder}: PreparedSite, posts: readonly PostFiles[]): void {
  for (const post of posts) {
    const place = join(folder, 'blog', post.folder);
    mkdirSync(place, {recursive: true});
    writeFileSync(join(place, 'index.md'), post.text);
    writeFileSync(join(place, pictureName), post.picture);
  }
}

/** Turns the stock site of docs into one of a blog, with the authors and tags of this site. */
function makeBlog({folder}: PreparedSite): void {
  const config = join(folder, 'docusaurus.config.js');
  const text = readFileSync(config, 'utf8')
    .replace('"docs":{"routeBasePath":"docs"},"blog":false', '"docs":false,"blog":{}')
    .replace('"future":', '"markdown":{"mdx1Compat":{"comments":true}},"future":')
    .replace('{"to":"/docs/weighed","label":"Docs"}', '{"to":"/blog","label":"Blog"}');
  writeFileSync(config, text);
  for (const data of ['blog/authors.yml', 'blog/tags.yml']) {
    write(folder, data, readFileSync(data, 'utf8'));
  }
  cpSync('static', join(folder, 'static'), {recursive: true});
}

interface Measured {
  readonly name: string;
  readonly cold: Effort;
  readonly warm: Effort;
  readonly check?: number;
}

async function measure(site: Site, posts: readonly PostFiles[]): Promise<Measured> {
  const prepared = site.prepare([]);
  try {
    if (site === stock) {
      makeBlog(prepared);
    }
    addPosts(prepared, posts);
    const check = site === thisSite ? checkSeconds(prepared.folder, '--no-cache') : undefined;
    clean(prepared);
    const cold = await build({
      ...prepared,
      environment: {...prepared.environment, ...withoutCache},
    });
    await build(prepared);
    appendFileSync(
      join(prepared.folder, 'blog', posts[0]?.folder ?? '', 'index.md'),
      '\n\n这一段是后来加上的。\n',
    );
    const warm = await build(prepared);
    return {name: site.name, cold, warm, ...(check !== undefined && {check})};
  } finally {
    prepared.remove();
  }
}

async function main(): Promise<void> {
  const picture = readFileSync('docs/tutorial-basics/playground.webp');
  const posts = makePosts(Number(values.posts), Number(values.seed), picture);
  const measured: Measured[] = [];
  for (const site of [stock, thisSite].filter(({name}) => values.site.includes(name))) {
    measured.push(await measure(site, posts));
  }
  console.log(
    textTable([
      ['site', 'check, s', 'cold, s', 'GB', 'warm, s', 'GB'],
      ...measured.map(({name, check, cold, warm}) => [
        name,
        check?.toFixed(1) ?? '',
        ...[cold, warm].flatMap(({seconds, memory = NaN}) => [
          seconds.toFixed(1),
          (memory / 1e9).toFixed(2),
        ]),
      ]),
    ]),
  );
  console.log(`\n${verdicts(measured).join('\n')}`);
}

function verdicts(measured: readonly Measured[]): string[] {
  const peer = measured.find(({name}) => name === stock.name);
  const own = measured.find(({name}) => name === thisSite.name);
  if (!own) {
    return [];
  }
  const {check = NaN, cold} = own;
  const {memory = NaN} = cold;
  return [
    verdict(check <= targets.check, `check ≤ ${targets.check} s`, `${check.toFixed(1)} s`),
    ...(peer
      ? [
          verdict(
            cold.seconds <= peer.cold.seconds * targets.share,
            `cold build ≤ ${targets.share.toFixed(2)} times stock's`,
            (cold.seconds / peer.cold.seconds).toFixed(2),
          ),
        ]
      : []),
    verdict(
      memory <= targets.memory,
      `memory ≤ ${(targets.memory / 1e9).toFixed(1)} GB`,
      `${(memory / 1e9).toFixed(2)} GB`,
    ),
  ];
}

void main();
