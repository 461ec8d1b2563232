/** Recall at five: the share of relevant pages among the first five results, 0 to 1. */
export function recallAtFive(found: readonly string[], answers: readonly string[]): number {
  const first = found.slice(0, 5);
  return answers.filter((answer) => first.includes(answer)).length / answers.length;
}

/** Reciprocal rank: one divided by the position of the first relevant page, or 0 without one. */
export function reciprocalRank(found: readonly string[], answers: readonly string[]): number {
  const at = found.findIndex((path) => answers.includes(path));
  return at === -1 ? 0 : 1 / (at + 1);
}
