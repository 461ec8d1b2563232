declare module '@generated/lessons/default/lessons.json' {
  import type {LessonsData} from '@markdown-zh/lessons/plugin';

  const lessons: LessonsData;
  export default lessons;
}

declare module '@generated/lessons/default/rules.json' {
  import type {RuleText} from '@markdown-zh/lessons/plugin';

  const rules: readonly RuleText[];
  export default rules;
}

declare module '@generated/lessons/default/pictures.json' {
  import type {Options} from '@markdown-zh/lessons/plugin';

  const pictures: NonNullable<Options['pictures']>;
  export default pictures;
}
