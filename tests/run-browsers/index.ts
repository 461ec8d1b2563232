/**
 * Runs the browser tests, as `playwright test` does, but for specs that passed before and whose sources and served files are the same
 * since. The report contains the suites of their last pass. `TEST_KEPT=none` and `CI=true` run all. So does every system but Linux, because
 * the static hosts have one address there, and cannot tell the tests apart.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {isDue, seed} from '../support/ring';
import {readUses} from '../support/uses';
import {headlessChromiumOptions} from '../../scripts/browser.mjs';
import {readBuiltFiles, type BuiltFiles} from './built-files';
import {
  isKept,
  reportOf,
  servedTo,
  sourcesDigest,
  statusesOf,
  type Pass,
  type TestReport,
} from './kept-specs';
import {cacheFolder, installed, listFiles, readPasses} from '../../scripts/steps/pass-cache';

const passesFile = `${cacheFolder}/browser-tests.json`;
const usesFile = `${cacheFolder}/browser-tests-uses.txt`;
const reportFile = process.env.TEST_REPORT ?? 'test-results/browser.json';

function playwright(specs: readonly string[], variables: Record<string, string>): number {
  const {status} = spawnSync('playwright', ['test', ...specs], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {...process.env, ...variables},
  });
  return status ?? 1;
}

function run(files: readonly string[]): number {
  const {executablePath = ''} = headlessChromiumOptions();
  const browser = spawnSync(executablePath, ['--version'], {encoding: 'utf8'}).stdout;
  const builds = new Map<string, BuiltFiles>();
  const surroundings = {
    files,
    tools: [process.version, browser, readFileSync(installed, 'utf8')].join('\n'),
    seed: seed(),
    isDue,
    buildIn: (name: string) => {
      const build = builds.get(name) ?? readBuiltFiles(name);
      builds.set(name, build);
      return build;
    },
  };
  const specs = files.filter((file) => /^tests\/browser\/.*\.spec\.ts$/.test(file));
  const sources = new Map(specs.map((spec) => [spec, sourcesDigest(spec, surroundings)]));
  const before = process.env.TEST_KEPT === 'none' ? {} : readPasses<Pass>(passesFile);
  const kept = specs.flatMap((spec) => {
    const pass = before[spec];
    return pass && isKept(pass, sources.get(spec), surroundings) ? [{spec, pass}] : [];
  });
  const due = specs.filter((spec) => !kept.some((each) => each.spec === spec));
  console.log(
    `${kept.length} of ${specs.length} files passed before, with the same sources and pages.`,
  );

  mkdirSync(cacheFolder, {recursive: true});
  rmSync(usesFile, {force: true});
  rmSync(reportFile, {force: true});
  const status = due.length === 0 ? 0 : playwright(due, {TEST_USES: usesFile});
  const ran = existsSync(reportFile)
    ? (JSON.parse(readFileSync(reportFile, 'utf8')) as TestReport).suites
    : [];
  const uses = readUses(usesFile);
  const passed = ran.flatMap((suite) => {
    const spec = `tests/browser/${suite.file}`;
    const [digest, used] = [sources.get(spec), uses.get(spec)];
    const isGood = statusesOf(suite).every((each) => each === 'expected' || each === 'skipped');
    return isGood && digest !== undefined && used
      ? [
          [
            spec,
            {sources: digest, served: servedTo(used, surroundings.buildIn), left: used.left, suite},
          ] as const,
        ]
      : [];
  });
  const passes = Object.fromEntries<Pass>([
    ...kept.map(({spec, pass}) => [spec, pass] as const),
    ...passed,
  ]);
  writeFileSync(passesFile, JSON.stringify(passes));
  writeFileSync(
    reportFile,
    JSON.stringify(reportOf([...ran, ...kept.map(({pass}) => pass.suite)])),
  );
  return status;
}

const files = process.env.CI || process.platform !== 'linux' ? undefined : listFiles();
process.exitCode = files && process.env.TEST_RING !== 'all' ? run(files) : playwright([], {});
