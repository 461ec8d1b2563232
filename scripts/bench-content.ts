/**
 * `npm run bench:content [-- --pages 2000] [--seed 1]`: measures `npm run check:content` for this site and for one of many pages, from
 * scratch and with a warm cache.
 */
import {cpSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {linkDependencies} from '../tests/build/site-copy';
import {makeCorpus} from './bench-sites/corpus';
import {write} from './bench-sites/sites/folder';
import {checkSeconds} from './bench-sites/timed-check';
import {verdict} from './verdict';

/** Seconds that a check may take. */
const targets = {site: 3, many: 15} as const;

const {values} = parseArgs({
  options: {pages: {type: 'string', default: '2000'}, seed: {type: 'string', default: '1'}},
});

function measure(folder: string, name: string, target: number): void {
  const cold = checkSeconds(folder, '--no-cache');
  checkSeconds(folder);
  const warm = checkSeconds(folder);
  for (const [state, taken] of [
    ['no cache', cold],
    ['warm cache', warm],
  ] as const) {
    console.log(
      verdict(taken <= target, `${name}, ${state} ≤ ${target} s`, `${taken.toFixed(1)} s`),
    );
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-content-'));
try {
  linkDependencies(resolve('node_modules'), join(folder, 'node_modules'));
  for (const code of ['scripts', 'site']) {
    symlinkSync(resolve(code), join(folder, code), 'junction');
  }
  for (const part of ['docs', 'learn', 'blog', 'icms', 'static', 'src/pages']) {
    cpSync(part, join(folder, part), {recursive: true});
  }
  measure(folder, 'this site', targets.site);
  for (const {file, text} of makeCorpus(Number(values.pages), Number(values.seed))) {
    write(folder, `docs/corpus/${file}`, text);
  }
  measure(folder, `with ${values.pages} pages`, targets.many);
} finally {
  rmSync(folder, {recursive: true});
}
