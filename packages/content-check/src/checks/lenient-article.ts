import {readArticle, type Article} from './article.ts';
import {explainFailure} from './mdx-errors/explain.ts';
import {neutralize} from './mdx-errors/neutralize.ts';
import type {Explanation} from './mdx-errors/explanation.ts';

/**
 * The cost of all attempts, in characters that are parsed, and the bounds of their number. At a fault in braces the parser tries each
 * closing brace behind it, so its time grows with the square of their number.
 */
const mostCost = 2_000_000;
const costOfBraces = 1 / 16;
const fewestAttempts = 10;
const mostAttempts = 100;

function attemptsFor(source: string): number {
  const braces = source.match(/\}/g)?.length ?? 0;
  const cost = source.length + costOfBraces * braces ** 2;
  return Math.min(mostAttempts, Math.max(fewestAttempts, Math.floor(mostCost / cost)));
}

interface Reading {
  /** The article without its faults; undefined if there are too many of them, or one cannot be passed over. */
  readonly article: Article | undefined;
  /** All places where its MDX is invalid, in the order of the text. */
  readonly faults: readonly Explanation[];
}

/** Reads an article whose MDX may be invalid. After each fault it covers the place, and reads again. All places stay those of `source`. */
export function readLeniently(file: string, source: string): Reading {
  const faults: Explanation[] = [];
  const attempts = attemptsFor(source);
  let text = source;
  let article: Article | undefined;
  for (let attempt = 0; article === undefined && attempt < attempts; attempt += 1) {
    const read = readArticle(file, source, text);
    if (read.ok) {
      ({article} = read);
      continue;
    }
    const fault = explainFailure(read.problem, text);
    faults.push(fault);
    const covered = neutralize(text, read.problem, fault);
    if (covered === text) {
      break;
    }
    text = covered;
  }
  return {article, faults: inOrder(faults)};
}

/** By place, each once: two tags that cross a third one are one fault. */
function inOrder(faults: readonly Explanation[]): Explanation[] {
  return faults
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .filter(({line, column}, index, all) => {
      const before = all[index - 1];
      return before?.line !== line || before.column !== column;
    });
}
