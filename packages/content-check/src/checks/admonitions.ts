import {visit} from 'unist-util-visit';
import type {Article} from './article.ts';
import type {Issue} from './issue.ts';

/** The first line of an admonition in the older syntax, with the title after the name. */
const unbracketed = /^(?<name>:{3,}[a-z]+)[ \t]+(?<title>[^\n[\]]+?)[ \t]*$/m;

/**
 * Checks that the title of an admonition has brackets. Docusaurus accepts it without them. The Markdown copies and the search of
 * `npm start` use parsers that follow the proposal for directives, and read it as text:
 * https://talk.commonmark.org/t/generic-directives-plugins-syntax/444.
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
        rule: 'admonition-title',
        message: `The title of an admonition needs brackets. Write ${name}[${title}].`,
        fix: {start, end: start + found[0].length, text: `${name}[${title}]`},
      });
    }
  });
  return issues;
}
