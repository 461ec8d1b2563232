import type {Step} from './list';
import type {Tests} from './reports';
import type {Outcome} from './run';

/** Tolerance of a budget, because machines differ in more than their speed. */
const tolerance = 1.5;

/** Shorter steps have no budget, because they are mostly start-up time. */
const shortestSeconds = 5;

interface Measured {
  readonly steps: readonly Pick<Step, 'name' | 'budget'>[];
  readonly outcomes: readonly Outcome[];
  /** Seconds of the whole run. */
  readonly seconds: number;
  /** Seconds of the step that is the unit; undefined if it did not run. */
  readonly unit: number | undefined;
}

/** One line for each step that exceeds its budget by half; empty without a unit. */
export function overBudget({steps, outcomes, unit}: Measured): string[] {
  if (unit === undefined) {
    return [];
  }
  return outcomes.flatMap(({name, seconds}) => {
    const budget = steps.find((step) => step.name === name)?.budget ?? Infinity;
    const units = seconds / unit;
    return seconds > shortestSeconds && units > budget * tolerance
      ? [
          `"${name}" took ${units.toFixed(1)} builds (${seconds.toFixed(0)} s); its budget is ${budget}, plus half. Make it faster, move tests of the outside world to the outer ring, or raise the budget in scripts/steps/list.ts and give the reason.`,
        ]
      : [];
  });
}

/** The table of the steps: verdict, counts, seconds, share of the run, and units. */
export function formatTable({steps, outcomes, seconds, unit}: Measured): string {
  const total = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
  const inUnits = (time: number) => (unit === undefined ? '' : (time / unit).toFixed(1));
  const row = (...[name, verdict, ...numbers]: readonly string[]) =>
    `${name?.padEnd(28) ?? ''} ${verdict?.padEnd(9) ?? ''}${numbers.map((cell) => cell.padStart(8)).join('')}`;
  return [
    row('step', '', 'passed', 'failed', 'seconds', 'share', 'builds', 'budget'),
    ...outcomes.map(({name, passed, failed, skipped, isKept, seconds: own}) =>
      row(
        name,
        failed > 0 ? 'FAILED' : skipped > 0 ? 'skipped' : isKept ? 'unchanged' : 'ok',
        String(passed),
        String(failed),
        own.toFixed(1),
        `${((100 * own) / total).toFixed(0)} %`,
        inUnits(own),
        String(steps.find((step) => step.name === name)?.budget ?? ''),
      ),
    ),
    `${seconds.toFixed(0)} s${unit === undefined ? '' : `, ${inUnits(seconds)} times the ${unit.toFixed(1)} s of a cold build`}`,
  ].join('\n');
}

/** The files whose tests took longest, at most so many. */
export function formatSlowest(tests: readonly Tests[], most: number): string {
  const files = tests.flatMap((each) => each.files).sort((a, b) => b.seconds - a.seconds);
  const lines = files
    .slice(0, most)
    .map(({file, seconds}) => `${seconds.toFixed(1).padStart(8)} s  ${file}`);
  return [`The slowest ${lines.length} of ${files.length} test files:`, ...lines].join('\n');
}
