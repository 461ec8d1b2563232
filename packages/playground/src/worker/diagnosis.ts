import {
  diagnose as diagnoseWith,
  featuresIn,
  fixText,
  isSafe,
  parseGfm,
  parseText,
  rules,
  type Finding,
  type Edit,
  type Platform,
  type Rule,
  type UsedFeature,
} from '@markdown-zh/diagnosis';
import type {Root} from 'mdast';
import {createParser, rootOf} from '@markdown-zh/diagnosis/incremental';
import {positionsIn} from '@markdown-zh/diagnosis/positions';
import type {SupportAnswer} from '@markdown-zh/platforms/support';
import {commonEnds} from '@markdown-zh/ui/common-ends';
import {changeOf, type Change} from './change-of.ts';

/** The words of a rule. */
export type RuleText = Pick<Rule, 'id' | 'title' | 'explanation' | 'section'>;

/** A diagnosis with its rule's words, so that the page need not load the rules. */
export interface Explained extends Finding {
  readonly about: RuleText;
  /** Whether its fix needs no confirmation. */
  readonly isSafe: boolean;
  /** The effect of its fix. */
  readonly change?: Change;
}

/** All safe fixes of a text at once. */
export interface Repair {
  readonly edits: readonly Edit[];
  /** The number of fixes. */
  readonly count: number;
}

/** A feature that a text uses, and the line of its first use, from 1. */
export interface FeatureUse extends UsedFeature {
  readonly line: number;
}

/** Whether a platform renders a feature that a text uses. */
export type TextSupport = SupportAnswer<FeatureUse>;

const read = createParser(parseGfm);

/** Parses only what has changed since the last text. */
const parse = (source: string) => rootOf(read(source));

/** The syntax tree of a text, with front matter as one node. */
export function treeOf(source: string): Root {
  return parseText(source, parse).tree;
}

/** One object for each rule: a message to the page contains it once, however many diagnoses refer to it. */
export const ruleTexts: readonly RuleText[] = rules.map(({id, title, explanation, section}) => ({
  id,
  title,
  explanation,
  section,
}));

const ruleTextsById = new Map(ruleTexts.map((text) => [text.id, text]));

/**
 * All diagnoses of a text.
 *
 * @param platform the platform that will show the text; recognised by default
 */
export function diagnose(source: string, platform?: Platform): Explained[] {
  return diagnoseWith(source, {parse, ...(platform && {platform})}).flatMap((diagnosis) => {
    const about = ruleTextsById.get(diagnosis.rule);
    const {fix} = diagnosis;
    const change = fix && fix.edits.length > 0 ? {change: changeOf(source, fix.edits)} : {};
    return about ? [{...diagnosis, about, isSafe: isSafe(source, diagnosis), ...change}] : [];
  });
}

/** The features that a text uses, which not every platform renders. */
export function featureUses(source: string): FeatureUse[] {
  const positionOf = positionsIn(source);
  return featuresIn(source, parse).map((used) => ({...used, line: positionOf(used.from).line}));
}

/** All safe fixes of a text, as one edit between the common ends of the text before and after. */
export function repair(source: string, platform?: Platform): Repair {
  const {text, count} = fixText(source, {parse, ...(platform && {platform})});
  const {start, end} = commonEnds(source.split(''), text.split(''), (a, b) => a === b);
  const insert = text.slice(start, text.length - end);
  return {edits: count > 0 ? [{from: start, to: source.length - end, insert}] : [], count};
}

/** A text with all safe fixes, for any platform. */
export function repairedText(source: string): string {
  return fixText(source, {platform: 'any'}).text;
}
