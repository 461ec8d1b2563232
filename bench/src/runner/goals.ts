/** The least or the most that a figure may be. */
export type Limit = {readonly least: number} | {readonly most: number};

/** A goal of a benchmark, and what was measured. */
export interface Goal {
  readonly name: string;
  /** One figure, or several by name of which each has to reach the limit; `NaN` for what was not measured. */
  readonly figure: number | ReadonlyMap<string, number>;
  readonly limit: Limit;
  /** A figure with its unit. */
  readonly show: (figure: number) => string;
}

/** Whether a figure reaches a limit; `NaN` never does. */
export function isMet(figure: number, limit: Limit): boolean {
  return 'least' in limit ? figure >= limit.least : figure <= limit.most;
}

/** A limit as `≥ 97` or `≤ 105.0 KB`. */
export function showLimit(limit: Limit, show: Goal['show']): string {
  return 'least' in limit ? `≥ ${show(limit.least)}` : `≤ ${show(limit.most)}`;
}

/** One line for each goal: whether it is met, its limit and its figures. Leaves out goals that were not measured. */
export function verdicts(goals: readonly Goal[]): string[] {
  return goals.flatMap(({name, figure, limit, show}) => {
    const figures = typeof figure === 'number' ? new Map([['', figure]]) : figure;
    const values = [...figures.values()];
    if (values.every(Number.isNaN) || Number.isNaN(Object.values(limit)[0])) {
      return [];
    }
    const mark = values.every((value) => isMet(value, limit)) ? '✓' : '✗';
    const shown = [...figures].map(([part, value]) => `${part} ${show(value)}`.trim());
    return [`${mark} ${name} ${showLimit(limit, show)}: ${shown.join(', ')}`];
  });
}
