/**
 * `npm run report -- lessons`: prints the lessons of `learn/`: exercises, right and wrong answers that the tests try, and the rules of the diagnosis that
 * the wrong ones are told.
 */
import {judge} from '@markdown-zh/lessons/judge';
import {readLessons} from './lessons/read-lessons';
import {lessonTable} from './lessons/table';
import {textTable} from './text-table';

void lessonTable(readLessons(), (text, exercise) =>
  judge(text, exercise, 'first', text.length),
).then((table) => {
  console.log(textTable(table));
});
