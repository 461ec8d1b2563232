/**
 * `npm run check -- faults`: plants faults in a copy of the project, one after the other. For each it requires that `npm run check --
 * --changed` chooses the step that finds it, and that the step fails. First each of these steps has to pass without a fault.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, dirname, join, resolve} from 'node:path';
import {copyProject} from '../same-bytes/copy-project';
import {affectedBy} from '../steps/choose';
import {steps, type Step} from '../steps/list';
import {faults, type Fault} from './faults';

function stepNamed(wanted: string): Step {
  const step = steps.find(({name}) => name === wanted);
  if (step === undefined) {
    throw new Error(
      `There is no step "${wanted}". Correct its name in scripts/check-faults/faults.ts.`,
    );
  }
  return step;
}

/** Whether a step passes in a folder, and its output. */
function run({command, variables}: Step, folder: string): {isGood: boolean; output: string} {
  const {status, stdout, stderr} = spawnSync(command, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: {
      ...process.env,
      ...variables,
      PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    },
  });
  return {isGood: status === 0, output: stdout + stderr};
}

/** Plants a fault, and returns what takes it out again. */
function plant({what, file, replaced, by, other}: Fault, folder: string): () => void {
  const place = join(folder, file);
  const before = replaced === undefined ? undefined : readFileSync(place, 'utf8');
  if (before !== undefined && !before.includes(replaced ?? '')) {
    throw new Error(`${file} does not contain "${replaced}", so "${what}" cannot be planted.`);
  }
  mkdirSync(dirname(place), {recursive: true});
  // Another file in its place: the copy's may be a hard link.
  rmSync(place, {force: true});
  writeFileSync(place, before?.replace(replaced ?? '', () => by) ?? by);
  const beside = other && join(folder, other.file);
  if (other && beside !== undefined) {
    writeFileSync(beside, other.text);
  }
  return () => {
    rmSync(place);
    if (before !== undefined) {
      writeFileSync(place, before);
    }
    if (beside !== undefined) {
      rmSync(beside);
    }
  };
}

/** The verdict about a fault: found, or what let it pass. */
function verdictOn(fault: Fault, folder: string): string {
  const files = [fault.file, ...(fault.other ? [fault.other.file] : [])];
  const chosen = affectedBy({since: 'HEAD', files}, steps).map(({name}) => name);
  if (!chosen.includes(fault.step)) {
    return 'NOT CHOSEN by --changed';
  }
  const takeOut = plant(fault, folder);
  const {isGood} = run(stepNamed(fault.step), folder);
  takeOut();
  return isGood ? 'NOT FOUND' : 'found';
}

function main(folder: string): boolean {
  copyProject(resolve('.'), folder, new Date());
  mkdirSync(join(folder, 'test-results'), {recursive: true});
  const unusable = [...new Set(faults.map(({step}) => step))].filter((name) => {
    const {isGood, output} = run(stepNamed(name), folder);
    if (!isGood) {
      console.error(output);
    }
    return !isGood;
  });
  if (unusable.length > 0) {
    console.error(`Without a fault these steps fail, so they find none: ${unusable.join(', ')}.`);
    return false;
  }
  const verdicts = faults.map((fault) => {
    const verdict = verdictOn(fault, folder);
    console.log(`${verdict.padEnd(26)}${fault.step.padEnd(30)}${fault.what}`);
    return verdict;
  });
  const found = verdicts.filter((verdict) => verdict === 'found').length;
  console.log(`${found} of ${faults.length} faults found`);
  return found === faults.length;
}

const parent = mkdtempSync(join(tmpdir(), 'faults-'));
try {
  process.exitCode = main(join(parent, 'site')) ? 0 : 1;
} finally {
  rmSync(parent, {recursive: true, force: true});
}
