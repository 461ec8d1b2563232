import {rules} from '@site/src/lib/diagnosis/rules';

/** The rules by their ids, to show what a diagnosis of the worker means. */
export const ruleById = new Map(rules.map((rule) => [rule.id, rule]));
