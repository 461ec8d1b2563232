import type {RuleCases} from './case.fixture.ts';
import {rules} from './index.ts';

/** Every rule with the cases of the file beside it. */
export const allCases = await Promise.all(
  rules.map(async (rule) => {
    const {cases} = (await import(`./${rule.id}.cases.ts`)) as {cases: RuleCases};
    return {id: rule.id, rule, cases};
  }),
);
