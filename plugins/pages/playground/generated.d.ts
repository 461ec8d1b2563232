declare module '@generated/playground/default/first.json' {
  import type {FirstResults} from '@site/plugins/pages/playground';

  const first: FirstResults;
  export default first;
}

declare module '@generated/playground/default/copy-targets.json' {
  import type {CopyTarget} from '@site/src/components/Playground/worker/copy-targets';

  const copyTargets: readonly CopyTarget[];
  export default copyTargets;
}

declare module '@generated/playground/default/rules.json' {
  import type {RuleText} from '@site/src/components/Playground/worker/diagnosis';

  const rules: readonly RuleText[];
  export default rules;
}
