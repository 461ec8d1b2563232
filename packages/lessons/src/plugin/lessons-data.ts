/**
 * `@generated/lessons/default/lessons.json`: the lessons in their order.
 *
 * @public by way of generated.d.ts, which knip does not follow
 */
export type LessonsData = readonly Lesson[];

export interface Lesson {
  /** The name of its file without the number, the first part of the keys of progress. */
  readonly id: string;
  readonly title: string;
  readonly permalink: string;
  readonly exercises: readonly {readonly id: string; readonly task: string}[];
}
