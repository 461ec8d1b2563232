import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {readArticle} from '../checks/article.ts';
import {replaceOutsideCode} from '../checks/outside-code.ts';
import {rangeOf} from './parse.ts';
import type {ForeignText} from './step.ts';

/** A comment in braces, a value in braces, a string in braces: nobody writes them in CommonMark. */
const braces = /\{\/\*|[A-Za-z]=\{["'`{]|\{"/;

const ownModule = /^import\s[^\n]*['"](?:@site|@theme|@docusaurus|\.{1,2})\//;
const code = /^(?:import\s[^\n]*['"]|export\s+(?:const|default|function)\b)/;

/** Whether an author wrote a text as MDX: it has a component of the site, an import, or code in braces. */
export function isMdx({source, tree, options: {components = []}}: ForeignText): boolean {
  const lines = paragraphs(tree, source);
  let isFound =
    lines.some((line) => ownModule.test(line)) ||
    (lines.some((line) => code.test(line)) && readArticle('', source).ok);
  const tags = components.map((name) => `<${name}\\b`);
  replaceOutsideCode(source, new RegExp([braces.source, ...tags].join('|')), (text) => {
    isFound = true;
    return text;
  });
  return isFound;
}

function paragraphs(tree: Root, source: string): string[] {
  const found: string[] = [];
  visit(tree, 'paragraph', (node) => {
    const {start, end} = rangeOf(node);
    found.push(source.slice(start, end));
  });
  return found;
}
