export type {CheckedExercise, Criterion, Exercise, Variant} from './exercise.ts';
export {isSame, type Finding} from './finding.ts';
export {grade} from './grade.ts';
