import type {CheckedExercise} from '@markdown-zh/lessons';
import type {Verdict} from '@markdown-zh/lessons/judge';
import type {LessonFile} from './read-lessons';

/**
 * One row for each lesson, then the sums. A row has the exercises, the answers that the tests try, and the rules that report wrong ones.
 */
export async function lessonTable(
  lessons: readonly LessonFile[],
  judge: (text: string, exercise: CheckedExercise) => Promise<Verdict>,
): Promise<string[][]> {
  const rows = await Promise.all(
    lessons.map(async ({name, exercises}) => {
      const right = exercises.map((each) => 1 + each.right.length + (each.again ? 1 : 0));
      const wrong = await Promise.all(
        exercises.flatMap((exercise) =>
          [exercise.start, ...exercise.wrong.map(({text}) => text)].map((text) =>
            judge(text, exercise),
          ),
        ),
      );
      const rules = wrong.flatMap((verdict) =>
        verdict.type === 'wrong' && verdict.rule ? [verdict.rule.id] : [],
      );
      return {
        name,
        exercises: exercises.length,
        right: right.reduce((total, count) => total + count, 0),
        wrong: wrong.length,
        rules: [...new Set(rules)].sort(),
      };
    }),
  );
  const sum = (key: 'exercises' | 'right' | 'wrong') =>
    String(rows.reduce((total, row) => total + row[key], 0));
  const allRules = new Set(rows.flatMap(({rules}) => rules)).size;
  return [
    ['lesson', 'exercises', 'right', 'wrong', 'rules'],
    ...rows.map(({name, exercises, right, wrong, rules}) => [
      name,
      String(exercises),
      String(right),
      String(wrong),
      rules.join(' '),
    ]),
    ['all', sum('exercises'), sum('right'), sum('wrong'), `${String(allRules)} rules`],
  ];
}
