declare module '@generated/playground/default/first.json' {
  import type {FirstResults} from '@markdown-zh/playground';

  const first: FirstResults;
  export default first;
}

declare module '@generated/playground/default/frame.json' {
  const frame: string;
  export default frame;
}

declare module '@generated/playground/default/copy-targets.json' {
  import type {CopyTarget} from '@markdown-zh/playground';

  const copyTargets: readonly CopyTarget[];
  export default copyTargets;
}

declare module '@generated/playground/default/rules.json' {
  import type {RuleText} from '@markdown-zh/playground';

  const rules: readonly RuleText[];
  export default rules;
}

declare module '@generated/playground/default/settings.json' {
  import type {Settings} from '@markdown-zh/playground';

  const settings: Settings;
  export default settings;
}
