import type {Root} from 'mdast';
import type {Finding} from './rule.ts';
import {rules} from './rules/index.ts';
import {parseText} from './text/parse.ts';

/** A finding, with the id of its rule. */
export interface Diagnosis extends Finding {
  readonly rule: string;
  /** The line in which it begins, from 1. */
  readonly line: number;
  /** Its column in that line, in UTF-16 code units from 1. */
  readonly column: number;
}

/**
 * Returns the findings of all rules in a text, in text order. Throws a RangeError for thousands of nested
 * blocks.
 *
 * @param parse the reference parser of GFM, or a faster one that gives the same trees
 */
export function diagnose(source: string, parse?: (source: string) => Root): Diagnosis[] {
  const text = parseText(source, parse);
  const found = rules
    .flatMap((rule) => rule.find(text).map((finding) => ({...finding, rule: rule.id})))
    .sort((a, b) => a.from - b.from || a.to - b.to);
  let [line, lineStart, at] = [1, 0, 0];
  return found.map((finding) => {
    const lines = source.slice(at, finding.from).split('\n');
    at = finding.from;
    if (lines.length > 1) {
      line += lines.length - 1;
      lineStart = at - (lines.at(-1) ?? '').length;
    }
    return {...finding, line, column: at - lineStart + 1};
  });
}
