declare module '@generated/lessons/default/lessons.json' {
  import type {LessonsData} from '@site/plugins/pages/lessons';

  const lessons: LessonsData;
  export default lessons;
}
