import type {Rule} from './rule.ts';
import {rules} from './rules/index.ts';

/** The rules by their ids, to tell what a diagnosis means. */
export const ruleById: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.id, rule]));
