import {visit} from 'unist-util-visit';
import type {Article} from './article.ts';
import type {Issue} from './issue.ts';

/** The beginning of a box with its title behind the name, as an older syntax had it. */
const unbracketed = /^(?<name>:{3,}[a-z]+)[ \t]+(?<title>[^\n[\]]+?)[ \t]*$/m;

/**
 * The title of a box stands in brackets. Docusaurus takes it without; what reads directives by their proposal, as the article's Markdown
 * file and the search of `npm start` are made, has it as text (https://talk.commonmark.org/t/generic-directives-plugins-syntax/444).
 */
export function checkAdmonitions({
  file,
  source,
  tree,
}: Pick<Article, 'file' | 'source' | 'tree'>): Issue[] {
  const issues: Issue[] = [];
  visit(tree, 'paragraph', ({position}) => {
    const start = position?.start.offset ?? 0;
    const found = unbracketed.exec(source.slice(start, position?.end.offset));
    const {name = '', title = ''} = found?.groups ?? {};
    if (position && found?.index === 0) {
      issues.push({
        file,
        line: position.start.line,
        column: position.start.column,
        rule: 'box',
        message: `The title of a box stands in brackets. Write ${name}[${title}].`,
        fix: {start, end: start + found[0].length, text: `${name}[${title}]`},
      });
    }
  });
  return issues;
}
