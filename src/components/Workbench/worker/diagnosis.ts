import {parseGfm, parseText} from '../../../lib/diagnosis/parse';
import type {Finding} from '../../../lib/diagnosis/rule';
import {rules} from '../../../lib/diagnosis/rules';
import {createParser, rootOf} from '../../../lib/incremental-markdown';

/** A finding of the rule with this id. */
export interface Diagnosis extends Finding {
  readonly rule: string;
}

const read = createParser(parseGfm);

/** Everything that the rules find in a text, in the text's order. */
export function diagnose(source: string): Diagnosis[] {
  const text = parseText(source, (markdown) => rootOf(read(markdown)));
  return rules
    .flatMap((rule) => rule.find(text).map((finding) => ({...finding, rule: rule.id})))
    .sort((a, b) => a.from - b.from || a.to - b.to);
}
