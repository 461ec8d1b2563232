import {parseGfm, parseText} from '../../../lib/diagnosis/parse';
import type {Finding} from '../../../lib/diagnosis/rule';
import {rules} from '../../../lib/diagnosis/rules';
import {createParser, rootOf} from '../../../lib/incremental-markdown';

/** A finding of the rule with this id. */
export interface Diagnosis extends Finding {
  readonly rule: string;
  /** The line that it begins in, from 1. */
  readonly line: number;
}

const read = createParser(parseGfm);

/** Everything that the rules find in a text, in the text's order. */
export function diagnose(source: string): Diagnosis[] {
  const text = parseText(source, (markdown) => rootOf(read(markdown)));
  const found = rules
    .flatMap((rule) => rule.find(text).map((finding) => ({...finding, rule: rule.id})))
    .sort((a, b) => a.from - b.from || a.to - b.to);
  let [line, at] = [1, 0];
  return found.map((finding) => {
    line += source.slice(at, finding.from).split('\n').length - 1;
    at = finding.from;
    return {...finding, line};
  });
}
