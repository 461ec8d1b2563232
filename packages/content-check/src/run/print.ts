import {formatFinding, type WordedFinding} from '../checks/issue.ts';

/** Places of a rule that are printed after its first one. */
const fewPlaces = 3;

/**
 * Warnings, together by rule: the first one in full, then how many more there are, with a few places. The rules with most warnings come
 * first.
 */
export function formatWarnings(warnings: readonly WordedFinding[]): string[] {
  const byRule = new Map<string, WordedFinding[]>();
  for (const warning of warnings) {
    byRule.set(warning.rule, [...(byRule.get(warning.rule) ?? []), warning]);
  }
  return [...byRule.values()]
    .sort((a, b) => b.length - a.length)
    .flatMap(([first, ...others]) => [
      ...(first ? [formatFinding(first)] : []),
      ...(others.length > 0 ? [`  and ${others.length} more: ${formatPlaces(others)}`] : []),
    ]);
}

function formatPlaces(issues: readonly WordedFinding[]): string {
  const shown = issues
    .slice(0, fewPlaces)
    .map(({file, line, column}) => `${file}:${line}:${column}`)
    .join(', ');
  return issues.length > fewPlaces ? `${shown} …` : shown;
}
