import {visit} from 'unist-util-visit';
import 'mdast-util-mdx';
import {message} from '../messages/message.ts';
import type {Article} from './article.ts';
import type {Finding} from './issue.ts';

/** Reports `style` attributes of HTML in an article of a site whose Content Security Policy blocks them. The fix removes them. */
export function checkInlineStyles({
  file,
  source,
  tree,
}: Pick<Article, 'file' | 'source' | 'tree'>): Finding[] {
  const issues: Finding[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (
      (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') ||
      !/^[a-z]/.test(node.name ?? '')
    ) {
      return;
    }
    for (const {type, position, ...attribute} of node.attributes) {
      if (type === 'mdxJsxAttribute' && 'name' in attribute && attribute.name === 'style') {
        const {line, column, offset = 0} = position?.start ?? {line: 1, column: 1};
        const from = source.slice(0, offset).trimEnd().length;
        issues.push({
          file,
          line,
          column,
          rule: 'inline-style',
          message: message('inline-style', {name: node.name ?? ''}),
          fix: {from, to: position?.end.offset ?? offset, insert: ''},
        });
      }
    }
  });
  return issues;
}
