import {visit} from 'unist-util-visit';
import {message} from '../messages/message.ts';
import type {Article} from './article.ts';
import type {Finding} from './issue.ts';
import {nearest} from './nearest.ts';
import {positionAt} from './position.ts';
import {readProse} from './prose.ts';

/** Checks that each footnote is defined once and referred to. A reference without a definition is shown as text. */
export function checkFootnotes(article: Article): Finding[] {
  const {file, source, tree} = article;
  const defined = new Map<string, Finding>();
  const issues: Finding[] = [];
  const referred = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'footnoteReference') {
      referred.add(node.identifier);
    } else if (node.type === 'footnoteDefinition') {
      const {line, column} = node.position?.start ?? {line: 1, column: 1};
      const issue = {file, line, column, rule: 'footnote'};
      const label = node.label ?? node.identifier;
      if (defined.has(node.identifier)) {
        issues.push({...issue, message: message('doubled-footnote', {label})});
      } else {
        defined.set(node.identifier, {...issue, message: message('unused-footnote', {label})});
      }
    }
  });
  const names = [...defined.keys()];
  const undefinedOnes = readProse(article).flatMap(({text, offsets}) =>
    [...text.matchAll(/\[\^([^[\]\s]+)\]/g)].map(({index, 1: label = ''}): Finding => ({
      ...{file, ...positionAt(source, offsets[index] ?? 0), rule: 'footnote'},
      message: message('undefined-footnote', {label, suggestion: nearest(label, names)}),
    })),
  );
  const unused = [...defined].filter(([name]) => !referred.has(name)).map(([, issue]) => issue);
  return [...issues, ...unused, ...undefinedOnes];
}
