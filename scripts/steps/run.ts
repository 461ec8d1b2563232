import type {Step} from './list';

export interface Outcome {
  readonly name: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  /** Steps that this machine cannot run. */
  readonly skipped: number;
  /** Its output, unless it was printed at once. */
  readonly output: string;
  /** The pass is kept: no dependency has changed. */
  readonly isKept?: true;
}

interface Runner {
  /** The processors that the steps may use together. */
  readonly cores: number;
  /** @param isAlone whether no other step runs, so that it may print at once */
  readonly execute: (step: Step, isAlone: boolean) => Promise<Outcome>;
  /** Called at the end of each step. */
  readonly onEnd?: (step: Step, outcome: Outcome) => void;
}

/**
 * Runs steps in parallel. A failure skips only the steps that need the failed one. A need that is not among the steps counts as met.
 *
 * @returns the outcomes, in the order of the steps
 */
export async function runSteps(
  steps: readonly Step[],
  {cores, execute, onEnd}: Runner,
): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const waiting = new Set(steps);
  const running = new Map<Step, Promise<void>>();
  let busy = 0;

  function end(step: Step, outcome: Outcome): void {
    outcomes.set(step.name, outcome);
    onEnd?.(step, outcome);
  }

  function start(step: Step): void {
    const taken = Math.min(step.cores, cores);
    busy += taken;
    const isAlone = running.size === 0 && taken === cores;
    const work = execute(step, isAlone).then((outcome) => {
      busy -= taken;
      running.delete(step);
      end(step, outcome);
    });
    running.set(step, work);
  }

  while (waiting.size > 0 || running.size > 0) {
    for (const step of waiting) {
      const needs = (step.needs ?? []).filter((name) => steps.some((other) => other.name === name));
      const failed = needs.find((name) => (outcomes.get(name)?.failed ?? 0) > 0);
      if (failed !== undefined) {
        waiting.delete(step);
        const output = `Not run, because it needs "${failed}", which failed.\n`;
        end(step, {name: step.name, seconds: 0, passed: 0, failed: 1, skipped: 0, output});
      } else if (
        needs.every((name) => outcomes.has(name)) &&
        busy + Math.min(step.cores, cores) <= cores
      ) {
        waiting.delete(step);
        start(step);
      }
    }
    await Promise.race(running.values());
  }
  return steps.flatMap(({name}) => outcomes.get(name) ?? []);
}
