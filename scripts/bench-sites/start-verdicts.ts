import {percentile} from '../bench-search/measures/quality';
import {verdict} from '../verdict';

/** Times of `npm start` on a site, in milliseconds. */
export interface StartTimes {
  /** From the command to the first page, without caches. */
  readonly cold: readonly number[];
  /** The same, with the caches of an earlier start. */
  readonly warm: readonly number[];
  /** From an edit of an article to its text in the browser. */
  readonly edits: readonly number[];
}

/** The most that the first page may take, as a multiple of stock Docusaurus's time. */
const mostTimes = 1.5;

/** The target for an edit, in milliseconds. */
const mostForEdit = 1000;

export function median(times: readonly number[]): number {
  return percentile(times, 0.5);
}

/**
 * One line for each target: medians of the first page against stock's, and of an edit.
 *
 * @param stock is undefined if stock Docusaurus could not be measured
 */
export function startVerdicts(own: StartTimes, stock: StartTimes | undefined): string[] {
  const firstPages = (['cold', 'warm'] as const).flatMap((kind) => {
    if (!stock) {
      return [];
    }
    const ratio = median(own[kind]) / median(stock[kind]);
    return [
      verdict(
        ratio <= mostTimes,
        `first page, ${kind} ≤ ${mostTimes} × stock's`,
        `${ratio.toFixed(2)} ×`,
      ),
    ];
  });
  const edit = median(own.edits);
  return [
    ...firstPages,
    verdict(edit <= mostForEdit, `edit to text ≤ ${mostForEdit} ms`, `${edit.toFixed(0)} ms`),
  ];
}
