import {
  diagnose as diagnoseWith,
  fixText,
  isSafe,
  parseGfm,
  rules,
  type Diagnosis,
  type Edit,
  type Rule,
} from '@markdown-zh/diagnosis';
import {createParser, rootOf} from '@markdown-zh/diagnosis/incremental';
import {commonEnds} from '../../../lib/common-ends';
import {changeOf, type Change} from './change-of';

/** The words of a rule. */
export type RuleText = Pick<Rule, 'id' | 'title' | 'explanation' | 'section'>;

/** A diagnosis with its rule's words, so that the page need not load the rules. */
export interface Explained extends Diagnosis {
  readonly about: RuleText;
  /** Whether its fix can be made without asking. */
  readonly isSafe: boolean;
  /** What its fix does. */
  readonly change?: Change;
}

/** All safe fixes of a text at once. */
export interface Repair {
  readonly edits: readonly Edit[];
  /** The number of fixes. */
  readonly count: number;
}

const read = createParser(parseGfm);
const parse = (source: string) => rootOf(read(source));

/** One object for each rule: a message to the page contains it once, however many diagnoses refer to it. */
export const ruleTexts: readonly RuleText[] = rules.map(({id, title, explanation, section}) => ({
  id,
  title,
  explanation,
  section,
}));

const textOf = new Map(ruleTexts.map((text) => [text.id, text]));

/** Everything that the rules find in a text. Parses only what has changed since the last text. */
export function diagnose(source: string): Explained[] {
  return diagnoseWith(source, {parse}).flatMap((diagnosis) => {
    const about = textOf.get(diagnosis.rule);
    const {fix} = diagnosis;
    const change = fix && fix.edits.length > 0 ? {change: changeOf(source, fix.edits)} : {};
    return about ? [{...diagnosis, about, isSafe: isSafe(source, diagnosis), ...change}] : [];
  });
}

/** Mends all that can be mended without asking, by one edit of what is between the common ends of the two texts. */
export function repair(source: string): Repair {
  const {text, count} = fixText(source, {parse});
  const {start, end} = commonEnds(source.split(''), text.split(''), (a, b) => a === b);
  const insert = text.slice(start, text.length - end);
  return {edits: count > 0 ? [{from: start, to: source.length - end, insert}] : [], count};
}
