import {
  applyEdits,
  diagnose,
  isSafe,
  ruleById,
  TooManyMarksError,
  type Edit,
  type Finding as RenderingFinding,
  type Fix,
} from '@markdown-zh/diagnosis';
import type {Config} from '../config.ts';
import {message} from '../messages/message.ts';
import type {Article} from './article.ts';
import type {Finding} from './issue.ts';

/**
 * Reports text that Docusaurus does not render as its author means it, such as stars that do not become emphasis. The rules are those
 * of `@markdown-zh/diagnosis`.
 *
 * @param rendering the ids of the rules that do not apply, because the site renders such a text as its author means it
 */
export function checkRendering(
  {file, source}: Pick<Article, 'file' | 'source'>,
  rendering: Config['rendering'],
): Finding[] {
  if (!rendering) {
    return [];
  }
  const found = diagnosesOf(source);
  if (found instanceof RangeError) {
    const line = found instanceof TooManyMarksError ? found.line : 1;
    const unchecked = message('unchecked-rendering', {reason: found.message});
    return [{file, line, column: 1, rule: 'rendering/unread', message: unchecked}];
  }
  return found
    .filter(({rule}) => !rendering.repaired.includes(rule))
    .map((diagnosis) => {
      const {rule, line, column, fix} = diagnosis;
      const {title = '', explanation = ''} = ruleById.get(rule) ?? {};
      return {
        ...{file, line, column, rule: `rendering/${rule}`},
        message: message('unintended-rendering', {title, explanation, fix: fix?.label}),
        ...(fix && isSafe(source, diagnosis) && {fix: fixOf(source, fix)}),
      };
    });
}

/** The findings, or the reason why a text cannot be read: it is nested too deeply, or has countless marks in a line. */
function diagnosesOf(source: string): RenderingFinding[] | RangeError {
  try {
    return diagnose(source, {platform: 'docusaurus'});
  } catch (error) {
    if (error instanceof RangeError) {
      return error;
    }
    throw error;
  }
}

/** The edits of a fix as one replacement. MDX has no autolinks: `<https://…>` would be a tag. */
function fixOf(source: string, {edits}: Fix): Edit {
  const from = Math.min(...edits.map((edit) => edit.from));
  const to = Math.max(...edits.map((edit) => edit.to));
  const text = applyEdits(source, edits, {from, to});
  return {from, to, insert: text.replace(/<(https?:\/\/[^<>\s]+)>/g, '[$1]($1)')};
}
