import {applyEdits, diagnose, isSafe, ruleById, type Edit, type Fix} from '@markdown-zh/diagnosis';
import {boundOf} from '@markdown-zh/diagnosis/bounds';
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
  const bound = boundOf(source);
  if (bound) {
    const beyond = message('beyond-bound', {bound: bound.kind});
    return [{file, line: bound.line, column: 1, rule: 'rendering/unread', message: beyond}];
  }
  return diagnose(source, {platform: 'docusaurus'})
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

/** The edits of a fix as one replacement. MDX has no autolinks: `<https://…>` would be a tag. */
function fixOf(source: string, {edits}: Fix): Edit {
  const from = Math.min(...edits.map((edit) => edit.from));
  const to = Math.max(...edits.map((edit) => edit.to));
  const text = applyEdits(source, edits, {from, to});
  return {from, to, insert: text.replace(/<(https?:\/\/[^<>\s]+)>/g, '[$1]($1)')};
}
