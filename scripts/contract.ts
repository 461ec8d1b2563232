/**
 * `npm run contract`: prints the table of the contract's rows and the tests that name them, from
 * the titles that the test runners list. Exit code 1 when a row has none, or a test names a row that is not there. The list of browser tests needs a build.
 *
 * Vitest lists its tests by loading all of them, which takes as long as running them: `contract.ts
 * REPORT…` takes the titles from the JSON reports of a run instead, if they are there.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {coverRows, readRows} from './checks/contract';

const isWindows = process.platform === 'win32';

/** Runs a test runner's list command; its titles are in JSON on standard output. */
function list(command: string, args: readonly string[]): unknown {
  const output = execFileSync(command, args, {
    encoding: 'utf8',
    shell: isWindows,
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(output.slice(output.search(/^[[{]/m)));
}

interface Suite {
  readonly specs?: readonly {readonly title: string}[];
  readonly suites?: readonly Suite[];
}

function titlesOf({specs = [], suites = []}: Suite): string[] {
  return [...specs.map(({title}) => title), ...suites.flatMap(titlesOf)];
}

/** A JSON report of Vitest. */
interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {readonly fullName: string; readonly status: string}[];
  }[];
}

/** The titles of the tests that ran. */
function titlesIn(report: string): string[] {
  const {testResults} = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return testResults
    .flatMap(({assertionResults}) => assertionResults)
    .filter(({status}) => status === 'passed' || status === 'failed')
    .map(({fullName}) => fullName);
}

function listUnitTests(): string[] {
  const tests = list('vitest', ['list', '--json']) as {readonly name: string}[];
  return tests.map(({name}) => name);
}

const reports = process.argv.slice(2);
const areThere = reports.length > 0 && reports.every((report) => existsSync(report));
const unitTests = areThere ? reports.flatMap(titlesIn) : listUnitTests();
const browserTests = list('playwright', ['test', '--list', '--reporter=json']) as Suite;
const titles = [...unitTests, ...titlesOf(browserTests)];
const {rows, unknown} = coverRows(readRows(readFileSync('tests/contract.md', 'utf8')), titles);
const empty = rows.filter(({tests}) => tests.length === 0);

for (const {id, tests} of rows) {
  const [first = 'NO TEST', ...others] = [...new Set(tests)];
  console.log(`${id.padEnd(4)} ${first}`);
  for (const other of others) {
    console.log(`     ${other}`);
  }
}
console.log(`${rows.length} rows, ${empty.length} without a test, ${titles.length} tests`);
if (unknown.length > 0) {
  console.error(`Tests name rows that tests/contract.md does not have: ${unknown.join(', ')}.`);
}
process.exitCode = empty.length > 0 || unknown.length > 0 ? 1 : 0;
