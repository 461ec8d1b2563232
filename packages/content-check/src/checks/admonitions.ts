import {visit} from 'unist-util-visit';
import {boxes, foldedContainer, plainContainers} from '../conversions/container-names.ts';
import {message} from '../messages/message.ts';
import type {Article} from './article.ts';
import type {Finding} from './issue.ts';
import {nearest} from './nearest.ts';

/** The admonitions of Docusaurus (DefaultAdmonitionOptions in @docusaurus/mdx-loader). */
const names = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
  'success',
  'secondary',
];

/** The first line of an admonition in the older syntax, with the title after the name. */
const unbracketed = /^(?<name>:{3,}[a-z]+)[ \t]+(?<title>[^\s[\]][^\n[\]]*)(?=\n|$)/;

/** The first line of an admonition as VitePress writes it, which Docusaurus reads as text. */
const spaced = /^(?<colons>:{3,})[ \t]+(?<name>[a-z][a-z-]*)(?=\s|$)(?<title>[^\n]*)/;

/**
 * Checks that Docusaurus knows the name of an admonition, that no space precedes it, and that its title has brackets. Docusaurus accepts a
 * title without them. The Markdown copies and the search of `npm start` use parsers that follow the proposal for directives, and read it
 * as text: https://talk.commonmark.org/t/generic-directives-plugins-syntax/444.
 */
export function checkAdmonitions({
  file,
  source,
  tree,
}: Pick<Article, 'file' | 'source' | 'tree'>): Finding[] {
  const issues: Finding[] = [];
  visit(tree, 'paragraph', ({position}) => {
    const {line = 1, column = 1, offset: start = 0} = position?.start ?? {};
    const text = source.slice(start, position?.end.offset);
    const untitled = unbracketed.exec(text);
    const foreign = spaced.exec(text);
    if (untitled?.index === 0) {
      const {name = '', title = ''} = untitled.groups ?? {};
      const fixed = `${name}[${title.trimEnd()}]`;
      const fix = {from: start, to: start + untitled[0].length, insert: fixed};
      issues.push({
        file,
        line,
        column,
        rule: 'admonition-title',
        message: message('admonition-title', {fixed}),
        fix,
      });
    } else if (foreign?.index === 0) {
      const {colons = '', name = '', title: written = ''} = foreign.groups ?? {};
      const title = written.trim();
      const box = names.includes(name) ? name : boxes.get(name);
      if (box !== undefined) {
        const fixed = `${colons}${box}${title === '' ? '' : `[${title}]`}`;
        const fix = {from: start, to: start + foreign[0].length, insert: fixed};
        issues.push({
          file,
          line,
          column,
          rule: 'admonition',
          message: message('admonition-space', {fixed}),
          fix,
        });
      } else if (name === foldedContainer || plainContainers.has(name)) {
        const key = name === foldedContainer ? 'details-container' : 'foreign-container';
        issues.push({
          ...{file, line, column, rule: 'admonition'},
          message: message(key, {opening: `${colons} ${name}`}),
        });
      }
    }
  });
  visit(tree, 'containerDirective', ({name, position}) => {
    if (!names.includes(name)) {
      const {line = 1, column = 1} = position?.start ?? {};
      const values = {name, suggestion: nearest(name, names), known: names.join(', ')};
      issues.push({
        ...{file, line, column, rule: 'admonition-name'},
        message: message('unknown-admonition', values),
      });
    }
  });
  return issues;
}
