import {grade, isSame, type Exercise} from '../grading/index.ts';
import {isUnreadable, longestAnswer} from '../grading/limits.ts';
import {mistakeSentence, sentence} from '../words/zh.ts';
import type {BrokenRule, ExerciseState, Verdict} from './state.ts';

export type {Verdict} from './state.ts';

/** The number of sentences that a learner reads at once. */
const most = 3;

/**
 * Grades an answer, and gives a wrong one its sentences and the broken rule nearest to the caret. The catalogue of sentences loads with the grader.
 * Rejects if the code for that cannot be loaded.
 *
 * @param caret in UTF-16 code units
 */
export async function judge(
  text: string,
  exercise: Exercise,
  variant: ExerciseState['variant'],
  caret: number,
): Promise<Verdict> {
  const asked = (variant === 'again' ? exercise.again : undefined) ?? exercise;
  if (text.length <= longestAnswer && isUnreadable(text)) {
    return {type: 'unread'};
  }
  const findings = readable(() => grade(text, exercise, asked));
  if (!findings) {
    return {type: 'unread'};
  }
  if (findings.length === 0) {
    return {type: 'right'};
  }
  if (text.length > longestAnswer) {
    return {type: 'wrong', sentences: findings.map(sentence)};
  }
  const {brokenRule} = await import('./broken-rule.ts'); // large, and a right answer needs none of it
  const broken = readable(() =>
    brokenRule(text, asked.answer, caret, (fixed) => {
      const left = grade(fixed, exercise, asked);
      return {
        explains: findings.filter((finding) => !left.some((other) => isSame(finding, other))),
        isProgress: left.every((other) => findings.some((finding) => isSame(finding, other))),
      };
    }),
  );
  return {
    type: 'wrong',
    // The rule tells how to correct the mistakes that it explains.
    sentences: findings
      .slice(0, most)
      .map((finding) =>
        broken?.explains.includes(finding) ? mistakeSentence(finding) : sentence(finding),
      ),
    rule: broken?.rule && textsOf(broken.rule),
  };
}

/** The texts of a rule, which also has functions: a worker cannot send those. */
function textsOf({id, title, explanation, section}: BrokenRule): BrokenRule {
  return {id, title, explanation, section};
}

/** Returns the result of reading a text; `undefined` if the text is nested too deeply for the parser. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
