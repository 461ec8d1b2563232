import {visit} from 'unist-util-visit';
import type {Article} from './article.ts';
import type {Issue} from './issue.ts';
import {suggest} from './nearest.ts';
import {placeAt} from './place.ts';
import {readProse} from './prose.ts';

/** Checks that each footnote is defined once and referred to. A reference without a definition is shown as text. */
export function checkFootnotes(article: Article): Issue[] {
  const {file, source, tree} = article;
  const defined = new Map<string, Issue>();
  const issues: Issue[] = [];
  const referred = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'footnoteReference') {
      referred.add(node.identifier);
    } else if (node.type === 'footnoteDefinition') {
      const {line, column} = node.position?.start ?? {line: 1, column: 1};
      const issue = {file, line, column, rule: 'footnote'};
      const label = node.label ?? node.identifier;
      if (defined.has(node.identifier)) {
        const message = `The footnote [^${label}] is defined twice. Keep one, or give it another name.`;
        issues.push({...issue, message});
      } else {
        const message = `Nothing refers to the footnote [^${label}]. Refer to it in the text, or delete it.`;
        defined.set(node.identifier, {...issue, message});
      }
    }
  });
  const names = [...defined.keys()];
  const undefinedOnes = readProse(article).flatMap(({text, offsets}) =>
    [...text.matchAll(/\[\^([^\]\s]+)\]/g)].map(({index, 1: name = ''}): Issue => {
      const message = `There is no footnote [^${name}].${suggest(name, names)} Write a line [^${name}]: … with its text, or correct the name.`;
      return {file, ...placeAt(source, offsets[index] ?? 0), rule: 'footnote', message};
    }),
  );
  const unused = [...defined].filter(([name]) => !referred.has(name)).map(([, issue]) => issue);
  return [...issues, ...unused, ...undefinedOnes];
}
