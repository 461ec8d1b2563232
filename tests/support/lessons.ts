import {readdirSync, readFileSync} from 'node:fs';
import type {Exercise} from '@markdown-zh/lessons';
import {exercisesIn, readExercise} from '@markdown-zh/lessons/read';

interface Lesson {
  /** Below the base URL. */
  readonly path: string;
  readonly exercises: readonly Exercise[];
}

/** The lessons with their exercises, in order. */
export function readLessons(): Lesson[] {
  return readdirSync('learn')
    .filter((name) => /^\d+-/.test(name))
    .sort()
    .map((name) => ({
      path: `learn/${name.replace(/^\d+-|\.md$/g, '')}`,
      exercises: exercisesIn(readFileSync(`learn/${name}`, 'utf8')).map(({yaml}) => {
        const {exercise, issues} = readExercise(yaml);
        if (!exercise) {
          throw new Error(`${name}: ${JSON.stringify(issues)}`);
        }
        return exercise;
      }),
    }));
}
