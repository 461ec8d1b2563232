import rules from '@generated/playground/default/rules.json';

/** The words of all rules, without their code. */
export const ruleTexts = rules;
