import type {LessonsData} from '../plugin/lessons-data.ts';
import {fencedCode} from '@markdown-zh/ui/fenced-code';
import {keyOf, type Progress} from './progress.ts';

/** A Markdown file with the learner's right answers, by lesson. Gives `undefined` if there are none. */
export function ownFile(lessons: LessonsData, progress: Progress): string | undefined {
  const parts = lessons.flatMap(({id, title, exercises}) => {
    const answers = exercises.flatMap((exercise) => {
      const solved = progress.solved[keyOf(id, exercise.id)];
      return solved ? [`${exercise.task}\n\n${fencedCode(solved.text)}`] : [];
    });
    return answers.length > 0 ? [`## ${title}\n\n${answers.join('\n\n')}`] : [];
  });
  return parts.length > 0 ? `# 我的 Markdown 练习\n\n${parts.join('\n\n')}\n` : undefined;
}
