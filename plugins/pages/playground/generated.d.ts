declare module '@generated/playground/default/first.json' {
  import type {FirstResults} from '@site/plugins/pages/playground';

  const first: FirstResults;
  export default first;
}

declare module '@generated/playground/default/rules.json' {
  import type {RuleText} from '@site/src/components/Playground/worker/diagnosis';

  const rules: readonly RuleText[];
  export default rules;
}
