import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Article} from './article.ts';
import type {Issue} from './issue.ts';

/** Checks that headings begin at `##`, skip no level, and are not empty. The first one may be the title if front matter has none. */
export function checkHeadings({
  file,
  tree,
  frontMatter,
}: Pick<Article, 'file' | 'tree' | 'frontMatter'>): Issue[] {
  const issues: Issue[] = [];
  let before = frontMatter.title === undefined ? 0 : 1;
  visit(tree, 'heading', (heading) => {
    const {line, column} = heading.position?.start ?? {line: 1, column: 1};
    const {depth} = heading;
    const above = Math.max(1, before);
    const report = (message: string) => {
      issues.push({file, line, column, rule: 'heading', message});
    };
    if (depth === 1 && before > 0) {
      report('A heading of level 1 is the title, which the front matter has. Begin with ##.');
    } else if (depth > above + 1) {
      report(
        `A heading of level ${depth} follows one of level ${above}. Write ${'#'.repeat(above + 1)}, or add the level between.`,
      );
    }
    if (toString(heading).trim() === '' && !heading.children.some(({type}) => type === 'image')) {
      report('The heading is empty. Write its text, or delete the line.');
    }
    before = depth;
  });
  return issues;
}
