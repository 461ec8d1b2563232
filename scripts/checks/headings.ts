import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Article} from './article';
import type {Issue} from './issue';

/** Headings begin at `##`, since the title is the page's own, skip no level, and are not empty. */
export function checkHeadings({file, tree}: Pick<Article, 'file' | 'tree'>): Issue[] {
  const issues: Issue[] = [];
  let before = 1;
  visit(tree, 'heading', (heading) => {
    const {line, column} = heading.position?.start ?? {line: 1, column: 1};
    const {depth} = heading;
    const report = (message: string) => {
      issues.push({file, line, column, rule: 'heading', message});
    };
    if (depth === 1) {
      report('A heading of level 1 is the title, which the front matter has. Begin with ##.');
    } else if (depth > before + 1) {
      report(
        `A heading of level ${depth} follows one of level ${before}. Write ${'#'.repeat(before + 1)}, or add the level between.`,
      );
    }
    if (toString(heading).trim() === '' && !heading.children.some(({type}) => type === 'image')) {
      report('The heading is empty. Write its text, or delete the line.');
    }
    before = depth;
  });
  return issues;
}
