import {formulas} from '@markdown-zh/diagnosis/standard/math';
import {readExercise} from '@markdown-zh/lessons/read';
import type {Exercise} from '@markdown-zh/lessons';
import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {renderExample} from '../../../src/lib/render-example';
import {element, json} from './jsx';

/**
 * Replaces each fence `yaml exercise` by `<Exercise>`, with its texts rendered. One that cannot be read stops the build, with its place.
 * The answers that its test tries stay out of the page. Adds the model answers at the end, for a printed sheet.
 */
export function replaceExercises(tree: Root, file: VFile, baseUrl: string): void {
  const answers: string[] = [];
  visit(tree, 'code', (node, index, parent) => {
    if (node.lang !== 'yaml' || node.meta !== 'exercise' || !parent || index === undefined) {
      return undefined;
    }
    const {exercise, issues} = readExercise(node.value);
    if (!exercise) {
      const [{line, message} = {line: 1, message: ''}] = issues;
      const place = {line: (node.position?.start.line ?? 0) + line, column: 1};
      file.fail(message, {place, source: 'article-parts', ruleId: 'exercise'});
    }
    const {right: _right, wrong: _wrong, ...asked} = exercise;
    const part = element('Exercise', {lesson: file.stem?.replace(/^\d+-/, '')});
    part.attributes.push(json('exercise', asked), json('built', built(asked, baseUrl)));
    parent.children[index] = part;
    answers.push(exercise.answer);
    return SKIP;
  });
  if (answers.length > 0) {
    const sheet = element('LessonAnswers', {});
    sheet.attributes.push(json('answers', answers));
    tree.children.push(sheet);
  }
}

/** The texts of an exercise, rendered and sanitised. */
function built({formulas: hasFormulas, id, start, answer, again}: Exercise, baseUrl: string) {
  const render = (text: string, name: string) =>
    renderExample(text, {
      flavour: hasFormulas ? 'math' : 'gfm',
      extensions: hasFormulas ? [formulas] : [],
      idPrefix: `${id}-${name}-`,
      baseUrl,
    }).html;
  return {
    start: render(start, 'start'),
    goal: render(answer, 'goal'),
    ...(again && {again: render(again.answer, 'again')}),
  };
}
