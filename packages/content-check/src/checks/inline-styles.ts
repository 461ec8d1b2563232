import {visit} from 'unist-util-visit';
import 'mdast-util-mdx';
import type {Article} from './article.ts';
import type {Issue} from './issue.ts';

/** Reports `style` attributes of HTML in an article of a site whose Content Security Policy blocks them. The fix removes them. */
export function checkInlineStyles({
  file,
  source,
  tree,
}: Pick<Article, 'file' | 'source' | 'tree'>): Issue[] {
  const issues: Issue[] = [];
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
        const [space = ''] = /\s*$/.exec(source.slice(0, offset)) ?? [];
        issues.push({
          file,
          line,
          column,
          rule: 'inline-style',
          message: `The security policy of this site blocks styles in HTML, so that of <${node.name ?? ''}> has no effect. Remove it.`,
          fix: {start: offset - space.length, end: position?.end.offset ?? offset, text: ''},
        });
      }
    }
  });
  return issues;
}
