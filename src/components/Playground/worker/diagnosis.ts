import {
  diagnose as diagnoseWith,
  parseGfm,
  rules,
  type Diagnosis,
  type Rule,
} from '@markdown-zh/diagnosis';
import {createParser, rootOf} from '@markdown-zh/diagnosis/incremental';

/** The words of a rule. */
export type RuleText = Pick<Rule, 'id' | 'title' | 'explanation' | 'section' | 'severity'>;

/** A diagnosis with its rule's words, so that the page need not load the rules. */
export interface Explained extends Diagnosis {
  readonly about: RuleText;
}

const read = createParser(parseGfm);
const parse = (source: string) => rootOf(read(source));

/** One object for each rule: a message to the page contains it once, however many diagnoses refer to it. */
export const ruleTexts: readonly RuleText[] = rules.map(
  ({id, title, explanation, section, severity}) => ({id, title, explanation, section, severity}),
);

const textOf = new Map(ruleTexts.map((text) => [text.id, text]));

/** Everything that the rules find in a text. Parses only what has changed since the last text. */
export function diagnose(source: string): Explained[] {
  return diagnoseWith(source, {parse}).flatMap((diagnosis) => {
    const about = textOf.get(diagnosis.rule);
    return about ? [{...diagnosis, about}] : [];
  });
}
