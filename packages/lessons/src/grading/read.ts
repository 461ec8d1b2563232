export {checkExercise} from './check-exercise.ts';
export {exercisesIn, readExercise, type FoundExercise, type ReadExercise} from './read-exercise.ts';
export type {ExerciseFinding} from './mistakes.ts';
