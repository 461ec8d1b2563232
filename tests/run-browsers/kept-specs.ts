import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Uses} from '../support/uses';
import {below} from '../../scripts/steps/inputs';
import {candidates, type BuiltFiles} from './built-files';
import {sourcesOf} from './sources';

/** A suite of Playwright's JSON report: a file, or a group of tests in it. */
export interface Suite {
  readonly file: string;
  readonly specs?: readonly {
    readonly tests: readonly {readonly status: Status}[];
  }[];
  readonly suites?: readonly Suite[];
}

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

/** Playwright's JSON report, as far as it is used here. */
export interface TestReport {
  readonly stats: Readonly<Record<Status, number>>;
  readonly suites: readonly Suite[];
}

/** The pass of a spec, with what it depended on. */
export interface Pass {
  /** A digest of its sources and of the tools that run it. */
  readonly sources: string;
  /** The digest of each file that a host sent, or null for a missing one, by build folder and path. */
  readonly served: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  /** The tests of the outer ring that were not in the sample. */
  readonly left: readonly string[];
  readonly suite: Suite;
}

export interface Surroundings {
  /** The project's files, as paths from its root. */
  readonly files: readonly string[];
  /** Versions of what runs the tests. */
  readonly tools: string;
  /** The seed of the sample. */
  readonly seed: string;
  readonly buildIn: (folder: string) => BuiltFiles;
  /** Whether a test of the outer ring is in the sample now. */
  readonly isDue: (title: string) => boolean;
}

/** All specs depend on the configuration of the tests and their servers. */
const entries = ['playwright.config.ts', 'tests/support/serve.ts', 'tests/support/global-setup.ts'];
const folders = ['tests/fixtures', 'tests/fonts'];

/** A digest of all sources of a spec; undefined if its result depends on something that nobody knows. */
export function sourcesDigest(
  spec: string,
  {files, tools, seed}: Pick<Surroundings, 'files' | 'tools' | 'seed'>,
  root = '.',
): string | undefined {
  const {paths, isClosed, isSampled} = sourcesOf(spec, root);
  if (!isClosed) {
    return undefined;
  }
  const all = [...paths, ...entries.flatMap((entry) => sourcesOf(entry, root).paths), ...folders];
  const isSource = below(...new Set(all));
  const hash = createHash('sha256')
    .update(tools)
    .update(isSampled ? seed : '');
  for (const file of files.filter(isSource)) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('base64');
}

/** The digests of the files that hosts sent a spec, by build folder. */
export function servedTo(uses: Uses, buildIn: Surroundings['buildIn']): Pass['served'] {
  return Object.fromEntries(
    [...uses.paths].map(([folder, paths]) => {
      const build = buildIn(folder);
      const asked = [...paths].flatMap(candidates).map(build.withoutHash);
      return [
        folder,
        Object.fromEntries([...new Set(asked)].map((path) => [path, build.digest(path) ?? null])),
      ];
    }),
  );
}

/** Whether a spec would pass again: its sources and served files are unchanged, and no test of the outer ring is due. */
export function isKept(
  pass: Pass,
  sources: string | undefined,
  surroundings: Surroundings,
): boolean {
  return (
    pass.sources === sources &&
    !pass.left.some(surroundings.isDue) &&
    Object.entries(pass.served).every(([folder, served]) => {
      const build = surroundings.buildIn(folder);
      return Object.entries(served).every(
        ([path, digest]) => (build.digest(path) ?? null) === digest,
      );
    })
  );
}

/** A report with these suites. */
export function reportOf(suites: readonly Suite[]): TestReport {
  const stats = {expected: 0, unexpected: 0, flaky: 0, skipped: 0};
  for (const status of suites.flatMap(statusesOf)) {
    stats[status] += 1;
  }
  return {stats, suites};
}

/** The status of each test of a suite. */
export function statusesOf({specs = [], suites = []}: Suite): Status[] {
  return [
    ...specs.flatMap(({tests}) => tests.map(({status}) => status)),
    ...suites.flatMap(statusesOf),
  ];
}
