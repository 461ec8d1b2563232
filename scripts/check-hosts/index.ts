/**
 * `npm run check -- hosts [-- NAME…]`: builds for each host of deploy/README.md, starts it, visits it in Chromium, and prints what works where.
 * The first run installs wrangler, Netlify's parsers and Vercel's routing-utils in node_modules/.cache. Exit code 1 when something fails
 * or a program is missing.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium, request as requests} from '@playwright/test';
import type {HostName} from '../../site/hosts';
import {chromiumOptions} from '../browser.mjs';
import {keepAssets} from '../host/keep-assets';
import {textTable} from '../text-table';
import {testedHosts, type TestedHost} from './hosts';
import {rows} from './rows';
import type {Subject} from './subject';

const built = 'node_modules/.cache/check-hosts';

/** Variables of the next build, which change its pages (a number) and its scripts (routes). */
const next = {ICP_NUMBER: '京ICP备12345678号', SHOW_CONTENT: 'true'};

type Kind = 'first' | 'next';

function build(host: HostName, kind: Kind): string {
  const folder = join(built, `${host}-${kind}`);
  const {status, stderr} = spawnSync(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', folder],
    {
      env: {...process.env, SITE_HOST: host, ...(kind === 'next' ? next : {})},
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    },
  );
  if (status !== 0) {
    throw new Error(`The build for ${host} failed:\n${stderr}`);
  }
  return folder;
}

const builds = new Map<string, string>();
function buildOnce(host: HostName, kind: Kind): string {
  const key = `${host} ${kind}`;
  const folder = builds.get(key) ?? build(host, kind);
  builds.set(key, folder);
  return folder;
}

/** The result of each row, by its name; a failure begins with ✗. */
async function look(host: TestedHost): Promise<ReadonlyMap<string, string>> {
  const first = buildOnce(host.builtFor, 'first');
  const other = buildOnce(host.builtFor, 'next');
  const found = new Map<string, string>();
  const starts = host.starts ?? 1;
  for (let start = 1; start < starts; start += 1) {
    const running = await host.start(first);
    const failure = await formsOf(running.address);
    await running.close();
    if (failure !== undefined) {
      found.set('every start alike', `✗ start ${start}: ${failure}`);
    }
  }
  if (starts > 1 && !found.has('every start alike')) {
    found.set('every start alike', `${starts} starts`);
  }
  const running = await host.start(first);
  const browser = await chromium.launch({
    ...chromiumOptions(),
    args: [...chromiumOptions().args, '--ignore-certificate-errors'], // also of the worker's script
  });
  const request = await requests.newContext({ignoreHTTPSErrors: true});
  const copy = mkdtempSync(join(tmpdir(), 'check-hosts-next-'));
  const subject: Subject = {
    host: running,
    browser,
    request,
    nextBuild: async () => {
      cpSync(other, copy, {recursive: true});
      await keepAssets(copy, running.address, '2026-01-01');
      return copy;
    },
  };
  for (const row of rows) {
    const isAbout = host.sendsHeaders || row.needsHeaders === undefined;
    found.set(
      row.name,
      isAbout
        ? await row.check(subject).catch((error: unknown) => `✗ ${firstLine(error)}`)
        : 'sends none',
    );
  }
  await request.dispose();
  await browser.close();
  await running.close();
  rmSync(copy, {recursive: true});
  return found;
}

/** Forms of addresses whose answers vary between starts if a server applies its rules in no fixed order. */
async function formsOf(address: string): Promise<string | undefined> {
  const request = await requests.newContext({ignoreHTTPSErrors: true});
  const wanted = [
    ['playground-frame.html', 200, undefined],
    ['docs/intro.html?a=1', 301, '/docs/intro?a=1'],
    ['docs/none/', 404, undefined],
    ['docs/category/语法/', 301, encodeURI('/docs/category/语法')],
  ] as const;
  let failure: string | undefined;
  for (const [path, status, location] of wanted) {
    const response = await request.get(address + path, {maxRedirects: 0});
    if (response.status() !== status || response.headers().location !== location) {
      failure ??= `/${path} answers ${response.status()} ${response.headers().location ?? ''}`;
    }
  }
  await request.dispose();
  return failure;
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0] ?? '';
}

async function check(names: readonly string[]): Promise<boolean> {
  const unknown = names.filter((name) => !testedHosts.some((host) => host.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no host ${unknown.join(', ')}. Choose from ${testedHosts.map(({name}) => name).join(', ')}.`,
    );
  }
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'; // certificates of this machine's own servers
  const chosen = testedHosts.filter(({name}) => names.length === 0 || names.includes(name));
  const columns = new Map<string, ReadonlyMap<string, string>>();
  for (const host of chosen) {
    console.log(`${host.name} (${host.what})`);
    const found = await look(host).catch(
      (error: unknown) => new Map([['starts', `✗ ${firstLine(error)}`]]),
    );
    found.forEach((cell, row) => {
      console.log(`  ${row}: ${cell}`);
    });
    columns.set(host.name, found);
  }
  const rowNames = ['starts', 'every start alike', ...rows.map(({name}) => name)].filter((row) =>
    [...columns.values()].some((cells) => cells.has(row)),
  );
  const short = (cell: string | undefined) =>
    cell === undefined ? '' : cell.startsWith('✗') ? '✗' : cell === 'sends none' ? '–' : '✓';
  console.log(
    textTable([
      ['', ...columns.keys()],
      ...rowNames.map((row) => [
        row,
        ...[...columns.values()].map((cells) => short(cells.get(row))),
      ]),
    ]),
  );
  const cells = [...columns.values()]
    .flatMap((column) => [...column.values()])
    .filter((cell) => cell !== 'sends none');
  const failed = cells.filter((cell) => cell.startsWith('✗')).length;
  console.log(`${cells.length - failed} passed, ${failed} failed`);
  return failed === 0;
}

void check(process.argv.slice(2))
  .then((isRight) => {
    process.exitCode = isRight ? 0 : 1;
  })
  .catch((error: unknown) => {
    console.error(firstLine(error));
    process.exitCode = 1;
  });
