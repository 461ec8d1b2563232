/** The files that differ from a commit, as paths from the project's root. */
export interface Change {
  readonly since: string;
  readonly files: readonly string[];
}

export interface Step {
  readonly name: string;
  readonly command: string;
  /** The command for a change alone, if any. */
  readonly narrow?: (change: Change) => string;
  readonly variables?: Readonly<Record<string, string>>;
  /** Paths to delete before it starts. */
  readonly removes?: readonly string[];
  /** The JSON report of a test runner: each of its tests counts. Any other step counts as one. */
  readonly report?: string;
  /** The processors that it uses. Steps run in parallel while there are enough. */
  readonly cores: 1 | 2;
  /** Names of steps whose output it needs. */
  readonly needs?: readonly string[];
  /** The files that it depends on. `--changed` skips it if none of them has changed. */
  readonly files: RegExp;
  /** Its result depends on those files alone, so a pass is cached. */
  readonly isPure?: true;
  /** Its expected time, in units of the step `build` of the same run. A run fails when a step exceeds it by half. */
  readonly budget: number;
}

/** The step whose time is the unit of all budgets. */
export const unitStep = 'build';

const buildCaches = [
  '.docusaurus',
  ...['build', 'data', 'section-prints', 'share-pictures'].map(
    (name) => `node_modules/.cache/${name}`,
  ),
];

const code = /\.(?:tsx?|m?[jt]s|json)$/;
const markup =
  /\.(?:tsx?|mdx?|m?[jt]s|ya?ml|json|css|txt|svg|webp|png)$|^\.(?:prettierignore|editorconfig)$/;
const siteCode =
  /^(?:src|static|site|plugins|i18n|deploy|scripts|tests\/build)\/|^[^/]+\.(?:[mc]?[jt]s|json)$/;
const tests = /^tests\/|\.test\.ts$/;
const articles = /^(?:docs|learn|blog|icms|src\/pages)\/|\.md$|^\.markdownlint/;
const built =
  /^(?:docs|learn|blog|icms|src|static|site|plugins|i18n|deploy|scripts)\/|^[^/]+\.(?:[mc]?[jt]s|json)$/;
const anything = /^/;
const isContent = (file: string) =>
  /^(?:docs|blog|icms)\/.*(?<!\.(?:ya?ml|json))$|^site\/.*\.txt$/.test(file);
const isTest = (file: string) => file.startsWith('tests/browser/');

function vitest(project: string, report: string): string {
  return `vitest run --project "${project}" --reporter=dot --reporter=json --outputFile.json=${report}`;
}

/** The Git command-line argument for a commit that somebody typed. */
function quote(since: string): string {
  return `"${since.replace(/["$\\`]/g, '\\$&')}"`;
}

/**
 * The steps of `npm run check`. A step starts when its needs have passed and enough processors are free; of several, the first in this
 * list.
 */
export const steps: readonly Step[] = [
  {
    name: 'build under /x/',
    command: 'docusaurus build --no-minify --out-dir build-base',
    variables: {BASE_URL: '/x/', SITE_HOST: 'github-pages'},
    cores: 2,
    files: built,
    budget: 1,
  },
  {
    name: 'build with the second blog',
    command: 'docusaurus build --no-minify --out-dir build-shown',
    // Two independent switches in one build: no test needs only one of them.
    variables: {SHOW_CONTENT: 'true', OFFLINE: 'false'},
    cores: 2,
    files: built,
    budget: 1,
  },
  {
    name: 'build without speed',
    command: 'docusaurus build --out-dir build-off',
    variables: {SPEED: 'off'},
    cores: 2,
    files: built,
    budget: 2,
  },
  {
    // A cold build, whose time is the unit of the budgets.
    name: unitStep,
    command: 'docusaurus build',
    removes: buildCaches,
    variables: {STRICT_LINKS: 'true'},
    cores: 2,
    files: built,
    budget: 1,
  },
  {
    name: 'lint',
    command: 'oxlint && eslint . --max-warnings 0',
    cores: 1,
    files: code,
    isPure: true,
    budget: 5.5,
  },
  {
    name: 'unit tests',
    command: vitest('unit*', 'test-results/unit.json'),
    narrow: ({since}) => `${vitest('unit*', 'test-results/unit.json')} --changed ${quote(since)}`,
    report: 'test-results/unit.json',
    cores: 1,
    files: anything,
    budget: 6,
  },
  {name: 'types', command: 'node node_modules/typescript-7/bin/tsc', cores: 1, files: code, isPure: true, budget: 2},
  {
    name: 'format',
    command: 'prettier --check --log-level warn .',
    cores: 1,
    files: markup,
    isPure: true,
    budget: 1.5,
  },
  {name: 'unused code', command: 'knip', cores: 1, files: code, isPure: true, budget: 1},
  {
    name: 'content',
    command: 'tsx scripts/check-content.ts --no-cache',
    // A change of a tag or a setting may break any article.
    narrow: ({since, files}) =>
      `tsx scripts/check-content.ts --no-cache${files.every(isContent) ? ` --since ${quote(since)}` : ''}`,
    cores: 1,
    files: markup,
    isPure: true,
    budget: 1,
  },
  {
    name: 'styles',
    command: 'stylelint "{packages,plugins,src}/**/*.css" --max-warnings 0',
    cores: 1,
    files: /\.css$|^stylelint/,
    isPure: true,
    budget: 1,
  },
  {
    name: 'markdown',
    command: 'markdownlint-cli2',
    cores: 1,
    files: articles,
    isPure: true,
    budget: 1,
  },
  {
    name: 'overrides',
    command: 'tsx scripts/check-overrides.ts',
    cores: 1,
    files: /^(?:src\/theme|scripts)\//,
    isPure: true,
    budget: 1,
  },
  {
    name: 'labels',
    command: 'tsx scripts/check-labels.ts',
    cores: 1,
    files: /^(?:src|plugins|site|i18n|scripts)\//,
    isPure: true,
    budget: 1,
  },
  {
    name: 'workflows',
    command: 'tsx scripts/check-workflows.ts',
    cores: 1,
    files: /^(?:\.github|scripts)\/|^package\.json$/,
    isPure: true,
    budget: 1,
  },
  {
    name: 'sizes',
    command: 'tsx scripts/check-sizes.ts',
    cores: 1,
    needs: ['build'],
    files: built,
    budget: 1,
  },
  {
    name: 'hosting',
    command: 'tsx scripts/check-hosting.ts build build-shown',
    cores: 1,
    needs: ['build', 'build with the second blog'],
    files: built,
    budget: 1,
  },
  {
    name: 'HTML',
    command: 'tsx scripts/check-html.ts build',
    cores: 1,
    needs: ['build'],
    files: built,
    budget: 1,
  },
  {
    name: 'faulty builds',
    command: vitest('build', 'test-results/faulty.json'),
    report: 'test-results/faulty.json',
    cores: 2,
    files: siteCode,
    budget: 4.5,
  },
  {
    name: 'packages',
    command: vitest('packages', 'test-results/packages.json'),
    report: 'test-results/packages.json',
    cores: 1,
    files: siteCode,
    budget: 6,
  },
  {
    name: 'browser tests',
    command: 'playwright test',
    narrow: ({since, files}) =>
      files.every(isTest) ? `playwright test --only-changed=${quote(since)}` : 'playwright test',
    report: 'test-results/browser.json',
    cores: 2,
    needs: ['build', 'build under /x/', 'build with the second blog'],
    files: anything,
    budget: 16,
  },
  {
    name: 'browser tests without speed',
    command: 'playwright test --project=plain',
    variables: {SPEED: 'off', TEST_REPORT: 'test-results/browser-off.json'},
    report: 'test-results/browser-off.json',
    cores: 2,
    needs: ['build without speed', 'build under /x/', 'build with the second blog'],
    files: anything,
    budget: 5,
  },
  {
    name: 'same bytes',
    command: 'tsx scripts/check-reproducible.ts',
    variables: {STRICT_LINKS: 'true'},
    cores: 2,
    needs: ['build'],
    files: built,
    budget: 2,
  },
  {
    // The last one, because it reads the reports of the others.
    name: 'contract',
    command:
      'tsx scripts/contract.ts test-results/unit.json test-results/faulty.json test-results/packages.json test-results/browser.json test-results/browser-off.json',
    // The reports of a narrowed run lack most tests.
    narrow: () => 'tsx scripts/contract.ts',
    cores: 1,
    needs: [
      'build',
      'unit tests',
      'faulty builds',
      'packages',
      'browser tests',
      'browser tests without speed',
    ],
    files: tests,
    budget: 1,
  },
];
