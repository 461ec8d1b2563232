/**
 * `npm run check -- contract`: prints the contract's rows and the tests that name them. Exit code 1 when a row has no test in the first
 * ring, a test names a missing row, or tests/contract.md lists wrong rings. `-- --write` corrects the rings. The list of browser
 * tests needs a build.
 *
 * Listing all tests takes as long as some steps. If the JSON reports of a run exist, `contract.ts REPORT…` takes the titles from them
 * instead.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {replaceFile} from '@markdown-zh/build-tools/write-file';
import {outer} from './support/ring';
import {coverRows, readRows, ringsOf, writeRings, type Title} from '../scripts/checks/contract';

const contract = 'tests/contract.md';
const outerTag = outer.replace('@', '');
const isWindows = process.platform === 'win32';

/** Runs a test runner's list command; its titles are in JSON on standard output. */
function list(command: string, args: readonly string[]): unknown {
  const output = execFileSync(command, args, {
    encoding: 'utf8',
    shell: isWindows,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {...process.env, TEST_RING: 'all'}, // Vitest does not list what it would skip
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(output.slice(output.search(/^[[{]/m)));
}

/** A JSON report of Playwright, or its list. */
interface Suite {
  readonly specs?: readonly {readonly title: string; readonly tags: readonly string[]}[];
  readonly suites?: readonly Suite[];
}

/** The titles of all tests. They are the same on every machine: one without nginx lists its tests as skipped. */
function browserTitles({specs = [], suites = []}: Suite): Title[] {
  return [
    ...specs.map(({title, tags}) => ({title, isOuter: tags.includes(outerTag)})),
    ...suites.flatMap(browserTitles),
  ];
}

/** A title of Vitest. It contains the tag of the outer ring. */
function unitTitle(title: string): Title {
  return {title, isOuter: title.includes(`@${outerTag}`)};
}

/** A JSON report of Vitest. */
interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {readonly fullName: string; readonly status: string}[];
  }[];
}

/** The titles of the tests that ran, and of tests of the outer ring. */
function ranTitles({testResults}: VitestReport): Title[] {
  return testResults
    .flatMap(({assertionResults}) => assertionResults)
    .map(({fullName, status}) => ({
      ...unitTitle(fullName),
      hasRun: /^(?:pass|fail)ed$/.test(status),
    }))
    .filter(({isOuter, hasRun}) => isOuter || hasRun);
}

function titlesIn(report: string): Title[] {
  const json = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | Suite;
  return 'testResults' in json ? ranTitles(json) : browserTitles(json);
}

function listTitles(): Title[] {
  const unitTests = list('vitest', ['list', '--json']) as {readonly name: string}[];
  const browserTests = list('playwright', ['test', '--list', '--reporter=json']) as Suite;
  return [...unitTests.map(({name}) => unitTitle(name)), ...browserTitles(browserTests)];
}

const args = process.argv.slice(2);
const reports = args.filter((arg) => arg !== '--write');
const areThere = reports.length > 0 && reports.every((report) => existsSync(report));
const titles = areThere ? reports.flatMap(titlesIn) : listTitles();
const markdown = readFileSync(contract, 'utf8');
const {rows, unknown} = coverRows(readRows(markdown), titles);

for (const {id, tests} of rows) {
  const lines = tests.map(({title, isOuter}) => `${isOuter ? 'outer' : 'first'} ${title}`);
  const [first = 'NO TEST', ...others] = [...new Set(lines)];
  console.log(`${id.padEnd(4)} ${first}`);
  for (const other of others) {
    console.log(`     ${other}`);
  }
}
if (args.includes('--write')) {
  replaceFile(contract, writeRings(markdown, rows), {within: '.'});
}
const unproved = rows.filter((row) => ringsOf(row) === '').map(({id}) => id);
const wrong = args.includes('--write')
  ? []
  : rows.filter((row) => ringsOf(row) !== row.rings && !unproved.includes(row.id));
console.log(`${rows.length} rows, ${titles.length} tests`);
if (unknown.length > 0) {
  console.error(`Tests name rows that ${contract} does not have: ${unknown.join(', ')}.`);
}
if (unproved.length > 0) {
  console.error(
    `No test of the first ring proves ${unproved.join(', ')}. Write one, or remove the tag @${outerTag} from a test.`,
  );
}
for (const row of wrong) {
  console.error(
    `${contract} lists the rings "${row.rings}" for ${row.id}, but its tests are in "${ringsOf(row)}". Run npm run check -- contract --write.`,
  );
}
process.exitCode = unproved.length + unknown.length + wrong.length > 0 ? 1 : 0;
