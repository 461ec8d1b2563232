declare module '@generated/lessons/default/lessons.json' {
  import type {LessonsData} from '@site/src/components/LessonProgress/lessons-data';

  const lessons: LessonsData;
  export default lessons;
}
