import {factOf, grade, type Exercise} from '@markdown-zh/lessons';
import {isUnreadable, longestAnswer} from '@markdown-zh/lessons/limits';
import type {ExerciseState, Verdict} from './state';

/** The learner is told so much at once. */
const most = 3;

/**
 * Grades an answer. One that is not right is told which rule it breaks, nearest to the caret, and what is different. Rejects if the
 * code for that cannot be loaded.
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
  const sentences = readable(() => grade(text, exercise, asked));
  if (!sentences) {
    return {type: 'unread'};
  }
  if (sentences.length === 0) {
    return {type: 'right'};
  }
  if (text.length > longestAnswer) {
    return {type: 'wrong', sentences};
  }
  const {brokenRule} = await import('./broken-rule'); // large, and a right answer needs none of it
  const broken = readable(() =>
    brokenRule(text, asked.answer, caret, (fixed) => {
      const left = grade(fixed, exercise, asked);
      return {
        explains: sentences.filter((sentence) => !left.includes(sentence)),
        isProgress: left.every((sentence) => sentences.includes(sentence)),
      };
    }),
  );
  return {
    type: 'wrong',
    // The rule tells what to do about what it explains.
    sentences: sentences
      .slice(0, most)
      .map((sentence) => (broken?.explains.includes(sentence) ? factOf(sentence) : sentence)),
    rule: broken?.rule,
  };
}

/** What a parser tells of a text; `undefined` if the text is nested too deeply for it. */
function readable<T>(tell: () => T): T | undefined {
  try {
    return tell();
  } catch {
    return undefined;
  }
}
