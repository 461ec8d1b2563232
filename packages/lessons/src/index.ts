export {grade} from './grade.ts';
export {factOf} from './sentence.ts';
export type {CheckedExercise, Criterion, Exercise, Variant} from './exercise.ts';
