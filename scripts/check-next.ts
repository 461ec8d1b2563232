/**
 * `npm run check -- next`: rehearses the next Docusaurus. Builds a copy of this project with the newest canary that all its packages have,
 * with speed on and off. Uses a Node that this canary supports. Runs the browser tests of the first ring over it, or of both with `--all`,
 * and lists the levers that were tested with it. Exit code 1 if anything fails; the copy is then kept, and the last line names it. Exit
 * code 3 without a Git repository.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import {delimiter, dirname, join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {levers, leversTestedIn} from '@markdown-zh/speed';
import {findFirefox} from './browser.mjs';
import {nodeFor} from './installed-packages';
import {
  chooseCanary,
  declaredPackages,
  leverLines,
  oldestNode,
  withVersion,
  type Manifest,
  type Published,
  type Result,
} from './checks/next';
import {copyFiles} from './same-bytes/copy-project';
import {endSteps, execute} from './steps/execute';
import {steps, type Step} from './steps/list';
import {runSteps, type Outcome} from './steps/run';
import {textTable} from './text-table';

const isWindows = process.platform === 'win32';

/** Steps of `npm run check`, in the copy. With speed left on, a canary that no lever was tested with also has to build. */
const rehearsed = ['second build', 'build', 'types', 'hosting', 'HTML', 'without speed'];

function stepNamed(name: string): Step {
  const step = steps.find((each) => each.name === name);
  if (step === undefined) {
    throw new Error(`npm run check has no step "${name}". Correct its name in check-next.ts.`);
  }
  return step;
}

function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) {
    throw new Error(result.problem);
  }
  return result.value;
}

function askNpm(...words: readonly string[]): Record<string, unknown> {
  const {status, stdout, stderr} = spawnSync('npm', ['view', ...words, '--json'], {
    encoding: 'utf8',
    shell: isWindows,
  });
  if (status !== 0) {
    throw new Error(
      `npm found no package ${words[0]}. Check that the registry is reachable.\n${stderr}`,
    );
  }
  return JSON.parse(stdout) as Record<string, unknown>;
}

function publishedOf(name: string): Published {
  const {versions, 'dist-tags': tags} = askNpm(name, 'versions', 'dist-tags');
  return {
    versions: [versions].flat() as string[], // npm gives a single version as a string
    canary: (tags as Record<string, string>).canary,
  };
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** The `package.json` of the project and of each package in it, from its root. */
function manifestFiles(): string[] {
  const packages = readdirSync('packages').map((name) => `packages/${name}/package.json`);
  return ['package.json', ...packages.filter((file) => existsSync(file))];
}

/** Installs the canary in the copy, with the other packages of the lockfile. */
function install(copy: string, version: string): void {
  const files = manifestFiles();
  const names = declaredPackages(files.map(readManifest));
  for (const file of files) {
    const changed = withVersion(readManifest(file), version, file === 'package.json' ? names : []);
    writeFileSync(join(copy, file), `${JSON.stringify(changed, null, 2)}\n`);
  }
  const {status} = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: copy,
    stdio: 'inherit',
    shell: isWindows,
  });
  if (status !== 0) {
    throw new Error(
      `The packages of Docusaurus ${version} could not be installed beside the others. npm names the conflicting packages above. Update them, or add them to the overrides of package.json.`,
    );
  }
}

function outcomeLines(outcomes: readonly Outcome[]): string[][] {
  return [
    ['step', '', 'passed', 'failed', 'seconds'],
    ...outcomes.map(({name, passed, failed, skipped, seconds}) => [
      name,
      failed > 0 ? 'FAILED' : skipped > 0 ? 'skipped' : 'ok',
      String(passed),
      String(failed),
      seconds.toFixed(0),
    ]),
  ];
}

async function rehearse(copy: string): Promise<boolean> {
  const names = declaredPackages(manifestFiles().map(readManifest));
  const own = readManifest('package.json').dependencies?.['@docusaurus/core'] ?? '';
  const published = new Map(names.map((name) => [name, publishedOf(name)]));
  const version = valueOf(chooseCanary(published, own));
  const engines = askNpm(`@docusaurus/core@${version}`, 'engines') as {readonly node?: string};
  const node = nodeFor(...valueOf(oldestNode(engines.node ?? '')));
  console.log(`Docusaurus ${version}, which asks for Node ${engines.node ?? ''}, in ${copy}`);

  // The copy lacks a Firefox that setup has downloaded into this folder.
  const firefox = await findFirefox();
  if (firefox !== undefined) {
    process.env.FIREFOX_PATH = resolve(firefox);
  }
  copyFiles(resolve('.'), copy);
  const path = [join(copy, 'node_modules/.bin'), dirname(node), process.env.PATH];
  process.env.PATH = path.join(delimiter);
  install(copy, version);
  process.chdir(copy);
  const outcomes = await runSteps(rehearsed.map(stepNamed), {
    cores: Math.max(2, availableParallelism()),
    execute: (step, isAlone) => {
      if (isAlone) {
        console.log(`\n=== ${step.name}`);
      }
      return execute(step, isAlone);
    },
    onEnd: ({name}, {output}) => {
      if (output !== '') {
        console.log(`\n=== ${name}\n${output}`);
      }
    },
  });
  console.log(`\n${textTable(leverLines(levers, leversTestedIn(copy), version))}`);
  console.log(`\nDocusaurus ${version}\n${textTable(outcomeLines(outcomes))}`);
  return outcomes.every(({failed}) => failed === 0);
}

/** Rehearses in a temporary folder, and removes it if everything passed. */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {all: {type: 'boolean', default: false}}});
  process.env.TEST_RING = values.all ? 'all' : 'first';
  if (!existsSync('.git')) {
    console.error('This folder is not a Git repository. Run the command in a clone.');
    process.exitCode = 3;
    return;
  }
  const copy = mkdtempSync(join(tmpdir(), 'next-'));
  const home = resolve('.');
  let isGood = false;
  try {
    isGood = await rehearse(copy);
  } finally {
    process.chdir(home);
    process.exitCode = isGood ? 0 : 1;
    if (isGood || readdirSync(copy).length === 0) {
      rmSync(copy, {recursive: true});
    } else {
      console.log(`The copy is kept for inspection: ${copy}`);
    }
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void endSteps().then(() => process.exit(130));
  });
}
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
