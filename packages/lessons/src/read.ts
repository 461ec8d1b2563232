export {exercisesIn, type FoundExercise} from './exercises-in.ts';
export {
  checkExercise,
  readExercise,
  type ExerciseIssue,
  type ReadExercise,
} from './read-exercise.ts';
