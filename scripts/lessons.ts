/**
 * `npm run report -- lessons`: prints the exercises of each lesson in `learn/`, and the right and wrong answers that the tests try. It
 * names the rules of the diagnosis that report the wrong ones.
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
