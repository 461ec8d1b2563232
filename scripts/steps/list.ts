import {readFileSync} from 'node:fs';
import {
  anyOf,
  articles,
  below,
  code,
  documents,
  endingIn,
  everything,
  except,
  site,
  speed,
  tests,
  views,
  type Inputs,
} from './inputs';
import {unitFolders} from './unit-folders.mjs';

/** The files that differ from a commit, as paths from the project's root. */
export interface ChangedFiles {
  readonly since: string;
  readonly files: readonly string[];
}

export interface Step {
  readonly name: string;
  /** The name of several steps together, as people and workflows ask for them. */
  readonly group?: string;
  readonly command: string;
  /** The command for a change alone, if any. */
  readonly narrow?: (change: ChangedFiles) => string;
  readonly variables?: Readonly<Record<string, string>>;
  /** Paths to delete before it starts. */
  readonly removes?: readonly string[];
  /** The JSON report of a test runner: each of its tests counts. Any other step counts as one. */
  readonly report?: string;
  /** The processors that it uses. Steps run in parallel while there are enough. */
  readonly cores: 1 | 2;
  /** Names of steps whose output it needs. */
  readonly needs?: readonly string[];
  /** The files that it depends on. `--changed` skips it if none of them has changed. A run traces it and names files that it read besides. */
  readonly inputs: Inputs;
  /** Its result depends on its inputs alone, so its pass is kept until one of them changes. */
  readonly keepsPass?: true;
  /** Why it reads files besides its inputs. Its reads are not traced. */
  readonly readsMore?: string;
  /** With `--write` it writes what it compares with. */
  readonly writes?: true;
  /** Its expected time, in units of the step `build` of the same run. A run fails when a step exceeds it by half. */
  readonly budget: number;
}

/** The step whose time is the unit of all budgets. */
export const unitStep = 'build';

/** The folder for caches of tools. It is emptied when a package or Node changes, which not every tool notices. */
export const toolCaches = 'node_modules/.cache/check/tools';

const buildCaches = [
  '.docusaurus',
  ...['build', 'data', 'section-prints', 'share-pictures'].map(
    (name) => `node_modules/.cache/${name}`,
  ),
];

const isContent = (file: string) =>
  /^(?:docs|blog|icms)\/.*(?<!\.(?:ya?ml|json))$|^site\/.*\.txt$/.test(file);

function reportOf(step: string): string {
  return `test-results/${step.replace(/\W+/g, '-')}.json`;
}

/** The step of a test runner that writes a JSON report for each of its tests. */
function vitest(name: string, words: string): Pick<Step, 'name' | 'command' | 'report'> {
  const report = reportOf(name);
  const command = `vitest run ${words} --reporter=dot --reporter=json --outputFile.json=${report}`;
  return {name, command, report};
}

/** The Git command-line argument for a commit that somebody typed. */
function quote(since: string): string {
  return `"${since.replace(/["$\\`]/g, '\\$&')}"`;
}

/** The folders of `packages` that a package, or its tests, import, and its own. */
function packagesOf(name: string): string[] {
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync(`packages/${name}/package.json`, 'utf8'),
  ) as Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
  const own = Object.keys({...dependencies, ...devDependencies}).filter((key) =>
    key.startsWith('@markdown-zh/'),
  );
  return [name, ...own.flatMap((key) => packagesOf(key.replace('@markdown-zh/', '')))];
}

/** Files that unit tests read outside their folder. */
const extra: Readonly<Record<string, Inputs>> = {
  'packages/content-check': articles,
  'packages/playground': anyOf(articles, below('tests/fixtures', 'tests/support')),
  'packages/convert': below(
    'tests/fixtures',
    'tests/support/count-reads.ts',
    'tests/support/ring.ts',
    'src/css/tokens.css',
  ),
  'packages/diagnosis': below('tests/support/count-reads.ts', 'tests/support/random-texts.ts'),
  scripts: below('packages/search/src/box', 'src/components/Figure.module.css'), // faults are planted there
  src: below('packages/ui/src'), // buttons of calculators
  site: views, // terms are looked for in labels
};

/** The unit tests of a folder. Those of a package depend on its packages, and the others on all but the views of another folder. */
function unitTests(folder: string): Step {
  const name = folder.replace('packages/', '');
  const isPackage = folder.startsWith('packages/');
  return {
    ...vitest(`unit tests of ${name}`, `--project "unit ${folder}*"`),
    group: 'unit tests',
    cores: 1,
    inputs: anyOf(
      isPackage
        ? below(
            ...packagesOf(name).map((each) => `packages/${each}`),
            'vitest.config.mts',
            'tsconfig.json',
            'scripts/steps',
            'tests/support/time-limit.mjs',
          )
        : except(everything, views),
      below(folder),
      extra[folder] ?? below(),
    ),
    keepsPass: true,
    budget: folder === 'scripts' ? 3 : 2, // those start whole commands
  };
}

const proofs: readonly Step[] = [
  {
    // Three independent switches in one build: no test needs only one of them.
    name: 'second build',
    command: 'docusaurus build --no-minify --out-dir build-second',
    variables: {
      BASE_URL: '/x/',
      SITE_HOST: 'github-pages', // no headers: its pages contain the policy
      SHOW_CONTENT: 'true',
      OFFLINE: 'false',
    },
    cores: 2,
    inputs: site,
    readsMore: 'Its cache hashes all files.',
    budget: 1,
  },
  {
    // A cold build, whose time is the unit of the budgets.
    name: unitStep,
    command: 'docusaurus build',
    removes: buildCaches,
    variables: {STRICT_LINKS: 'true'},
    cores: 2,
    inputs: site,
    readsMore: 'Its cache hashes all files.',
    budget: 1,
  },
  {
    name: 'lint',
    command: `oxlint && eslint . --max-warnings 0 --cache --cache-strategy content --cache-location ${toolCaches}/eslint`,
    cores: 1,
    inputs: code,
    keepsPass: true,
    budget: 2.5,
  },
  {
    name: 'types',
    command: 'node node_modules/typescript-7/bin/tsc',
    cores: 1,
    inputs: code,
    keepsPass: true,
    budget: 1,
  },
  ...unitFolders.map(unitTests),
  {
    name: 'format',
    command: `prettier --check --log-level warn . --cache --cache-strategy content --cache-location ${toolCaches}/prettier`,
    cores: 1,
    inputs: everything,
    keepsPass: true,
    budget: 1.5,
  },
  {
    name: 'unused code',
    command: 'knip',
    cores: 1,
    inputs: anyOf(code, endingIn('.css', '.mdx', '.md', '.yml')),
    keepsPass: true,
    budget: 1,
  },
  {
    name: 'content',
    command: 'tsx scripts/check-content.ts --no-cache',
    // A change of a tag or a setting may break any article.
    narrow: ({since, files}) =>
      `tsx scripts/check-content.ts --no-cache${files.every(isContent) ? ` --since ${quote(since)}` : ''}`,
    cores: 1,
    inputs: anyOf(site, below('scripts')),
    keepsPass: true,
    budget: 1,
  },
  {
    name: 'styles',
    command: 'stylelint "{packages,plugins,src}/**/*.css" --max-warnings 0',
    cores: 1,
    inputs: anyOf(endingIn('.css'), below('stylelint.config.mjs')),
    keepsPass: true,
    budget: 1,
  },
  {
    name: 'markdown',
    command: 'markdownlint-cli2',
    cores: 1,
    inputs: endingIn('.md', '.mdx', '.markdownlint-cli2.jsonc'),
    keepsPass: true,
    budget: 1,
  },
  {
    name: 'overrides',
    command: 'tsx scripts/check-overrides.ts',
    cores: 1,
    inputs: below('src/theme', 'scripts', 'tsconfig.json'),
    keepsPass: true,
    budget: 1,
  },
  {
    name: 'sources',
    command: 'tsx scripts/check-sources.ts',
    cores: 1,
    inputs: anyOf(code, endingIn('.css')),
    keepsPass: true,
    budget: 1,
  },
  {
    name: 'labels',
    command: 'tsx scripts/check-labels.ts',
    cores: 1,
    inputs: anyOf(site, below('packages', 'src', 'plugins', 'scripts')),
    keepsPass: true,
    budget: 1,
  },
  {
    name: 'workflows',
    command: 'tsx scripts/check-workflows.ts',
    cores: 1,
    inputs: anyOf(below('.github', 'scripts'), code),
    keepsPass: true,
    budget: 1,
  },
  {
    name: 'sizes',
    command: 'tsx scripts/check-sizes.ts',
    cores: 1,
    needs: ['build'],
    inputs: anyOf(site, below('scripts')),
    writes: true,
    budget: 1,
  },
  {
    name: 'hosting',
    command: 'tsx scripts/check-hosting.ts build build-second',
    cores: 1,
    needs: ['build', 'second build'],
    inputs: anyOf(site, below('scripts')),
    budget: 1,
  },
  {
    name: 'HTML',
    command: 'tsx scripts/check-html.ts build',
    cores: 1,
    needs: ['build'],
    inputs: anyOf(site, below('scripts')),
    budget: 1,
  },
  {
    ...vitest('faulty builds', '--project build'),
    cores: 2,
    inputs: anyOf(site, below('scripts', 'tests', 'vitest.config.mts')),
    readsMore: 'It builds copies of the project.',
    budget: 3,
  },
  {
    ...vitest('packages', '--project packages'),
    cores: 1,
    inputs: below(
      'packages',
      'tests/packages',
      'tests/support',
      'vitest.config.mts',
      'tsconfig.json',
      'scripts/steps/unit-folders.mjs',
      'scripts/browser.mjs',
      'scripts/host',
      'plugins/hosting/host-files',
      '.npmrc',
    ),
    keepsPass: true,
    budget: 4,
  },
  {
    name: 'browser tests',
    command: 'tsx tests/run-browsers/index.ts',
    report: reportOf('browser tests'),
    variables: {TEST_REPORT: reportOf('browser tests')},
    cores: 2,
    needs: ['build', 'second build'],
    inputs: except(everything, documents),
    readsMore: 'Under strace, a browser takes half as long again.',
    budget: 16,
  },
  {
    name: 'without speed',
    command: 'docusaurus build --out-dir build-off && playwright test --project=plain',
    report: reportOf('without speed'),
    variables: {SPEED: 'off', TEST_REPORT: reportOf('without speed')},
    cores: 2,
    needs: ['second build'],
    inputs: speed,
    keepsPass: true,
    readsMore: 'It repeats proofs of "browser tests", which only these files can break.',
    budget: 5,
  },
  {
    name: 'same bytes',
    command: 'tsx scripts/check-reproducible.ts',
    variables: {STRICT_LINKS: 'true'},
    cores: 2,
    needs: ['build'],
    inputs: anyOf(site, below('scripts')),
    readsMore: 'It builds a copy of the project.',
    budget: 2,
  },
];

const reported = proofs.filter(({report}) => report !== undefined);

/**
 * The steps of `npm run check`. A step starts when its needs have passed and enough processors are free; of several, the first in this
 * list.
 */
export const steps: readonly Step[] = [
  ...proofs,
  {
    name: 'contract',
    command: `tsx tests/contract.ts ${reported.map(({report}) => report).join(' ')}`,
    cores: 1,
    // It reads their reports, and those of kept passes.
    needs: reported.map(({name}) => name),
    inputs: anyOf(tests, below('scripts')),
    readsMore: 'Without reports it loads all tests, to list their titles.',
    writes: true,
    budget: 1,
  },
];

/** Checks that CI does not require, because they need programs, the network or time that not everybody has. */
export const checksOnRequest: Readonly<Record<string, string>> = {
  audit: 'tsx scripts/check-audit.ts',
  'cmark-gfm': 'tsx tests/engines/cmark-gfm/measure.ts',
  faults: 'tsx scripts/check-faults/index.ts',
  fixes: 'tsx scripts/check-fixes.ts',
  hosts: 'tsx scripts/check-hosts/index.ts',
  next: 'tsx scripts/check-next.ts',
  observatory: 'tsx scripts/check-observatory.ts',
  release: 'tsx scripts/check-release.ts',
  webkit: 'tsx tests/webkit/index.ts',
  xss: 'tsx tests/xss-corpora.ts',
};
