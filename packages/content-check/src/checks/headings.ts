import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {message, type Message} from '../messages/message.ts';
import type {Article} from './article.ts';
import type {Finding} from './issue.ts';

/** Checks that headings begin at `##`, skip no level, and are not empty. The first one may be the title if front matter has none. */
export function checkHeadings({
  file,
  tree,
  frontMatter,
}: Pick<Article, 'file' | 'tree' | 'frontMatter'>): Finding[] {
  const issues: Finding[] = [];
  let before = frontMatter.title === undefined ? 0 : 1;
  visit(tree, 'heading', (heading) => {
    const {line, column} = heading.position?.start ?? {line: 1, column: 1};
    const {depth} = heading;
    const above = Math.max(1, before);
    const report = (reported: Message) => {
      issues.push({file, line, column, rule: 'heading', message: reported});
    };
    if (depth === 1 && before > 0) {
      report(message('second-title'));
    } else if (depth > above + 1) {
      const marks = '#'.repeat(above + 1);
      report(message('skipped-heading-level', {level: depth, above, marks}));
    }
    if (toString(heading).trim() === '' && !heading.children.some(({type}) => type === 'image')) {
      report(message('empty-heading'));
    }
    before = depth;
  });
  return issues;
}
