/** The longest answer that is graded, in UTF-16 code units. The longest model answer has 1,000. */
export const longestAnswer = 10_000;

/** Limits on numbers with whose square the parser's time grows. */
const mostMarks = 2000;
const deepest = 100;

const nested = new RegExp(`^(?:[ \\t]*(?:>|[-*+][ \\t]|\\d+[.)][ \\t])){${String(deepest)}}`, 'mu');

/** Whether parsing a text would take long, because it is nested too deeply or has too many signs. No learner writes such a text. */
export function isUnreadable(text: string): boolean {
  return (text.match(/[*_~`[\]]/gu)?.length ?? 0) > mostMarks || nested.test(text);
}
