/**
 * `npm run check`: everything that CI requires, none skipped because an earlier one failed, except that
 * a step which needs a build does not run without it. Steps that keep one core busy run two at a time;
 * what they print appears in the order of the list. Ends with a table of the steps and the line
 * `N passed, N failed`.
 */
import {mkdirSync, rmSync} from 'node:fs';
import {steps} from './steps/list';
import {runSteps, type Outcome} from './steps/run';

function report(outcomes: readonly Outcome[], seconds: number): void {
  console.log('');
  for (const {name, seconds: own, passed, failed, skipped} of outcomes) {
    const verdict = failed > 0 ? 'FAILED' : skipped > 0 ? 'skipped' : 'ok';
    console.log(
      `${name.padEnd(28)} ${verdict.padEnd(8)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${own.toFixed(1).padStart(7)} s`,
    );
  }
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${seconds.toFixed(0)} s, ${sum('skipped')} steps skipped`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

rmSync('test-results', {recursive: true, force: true});
mkdirSync('test-results');
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.map((name) => `"${name}"`).join(', ')}. Steps: ${steps.map(({name}) => name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = steps.filter(({name}) => wanted.length === 0 || wanted.includes(name));
const start = performance.now();
void runSteps(chosen).then((outcomes) => {
  report(outcomes, (performance.now() - start) / 1000);
});
