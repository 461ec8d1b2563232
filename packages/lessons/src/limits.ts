/** A longer answer is not read, in UTF-16 code units. The longest model answer has 1,000. */
export const longestAnswer = 10_000;

/** Parsers take time with the square of these. */
const mostMarks = 2000;
const deepest = 100;

const nested = new RegExp(`^(?:[ \\t]*(?:>|[-*+][ \\t]|\\d+[.)][ \\t])){${String(deepest)}}`, 'mu');

/** Whether a text is nested so deeply, or has so many marks, that no learner has written it, and a parser would take long. */
export function isUnreadable(text: string): boolean {
  return (text.match(/[*_~`[\]]/gu)?.length ?? 0) > mostMarks || nested.test(text);
}
