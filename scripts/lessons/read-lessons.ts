import {readdirSync, readFileSync} from 'node:fs';
import type {CheckedExercise} from '@markdown-zh/lessons';
import {exercisesIn, readExercise} from '@markdown-zh/lessons/read';

const folder = new URL('../../learn/', import.meta.url);

export interface LessonFile {
  /** The file's name without its ending: `03-emphasis`. */
  readonly name: string;
  readonly exercises: readonly CheckedExercise[];
}

/** The lessons in `learn/` in their order, without the page that lists them. Throws on an exercise that cannot be read. */
export function readLessons(): LessonFile[] {
  return readdirSync(folder)
    .filter((file) => /^\d+-.*\.md$/.test(file))
    .sort()
    .map((file) => {
      const found = exercisesIn(readFileSync(new URL(file, folder), 'utf8'));
      const exercises = found.map(({yaml, line}) => {
        const {exercise, issues} = readExercise(yaml);
        if (!exercise) {
          throw new Error(`learn/${file}:${String(line)}: ${issues[0]?.message ?? ''}`);
        }
        return exercise;
      });
      return {name: file.replace(/\.md$/, ''), exercises};
    });
}
