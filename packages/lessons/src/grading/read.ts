export {checkExercise} from './check-exercise.ts';
export {
  exercisesIn,
  readExercise,
  type ExerciseIssue,
  type FoundExercise,
  type ReadExercise,
} from './read-exercise.ts';
