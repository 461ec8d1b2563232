import type {Article} from './article';
import type {Issue} from './issue';
import {routeOf} from './routes';

/**
 * Rules that hold for posts and notes beyond their front matter: a summary ends at a truncate
 * marker, the file is named after its date and slug, and no two articles share an address.
 */
export function checkPosts(posts: readonly Article[]): Issue[] {
  const seen = new Map<string, string>();
  return posts.flatMap((post) => {
    const {file, source, frontMatter} = post;
    const at = {file, line: 1, column: 1};
    const issues: Issue[] = [];

    if (!/(?:<!--|\{\/\*)\s*truncate\s*(?:-->|\*\/\})/.test(source)) {
      const message =
        'There is no truncate marker. Put a line <!-- truncate --> after the summary; lists show what stands before it.';
      issues.push({...at, rule: 'truncate', message});
    }

    const expected = `${String(frontMatter.date)}-${String(frontMatter.slug)}`;
    const [, name = ''] = /^[^/]+\/(.+?)(?:\/index)?\.mdx?$/.exec(file) ?? [];
    if (name !== expected) {
      const message = `The file is named "${name}", its date and slug say "${expected}". Rename the file, or correct the front matter.`;
      issues.push({...at, rule: 'file-name', message});
    }

    const route = routeOf(post);
    const other = route === undefined ? undefined : seen.get(route);
    if (route !== undefined && other !== undefined) {
      const message = `The address ${route} belongs to ${other} already. Choose another slug.`;
      issues.push({...at, rule: 'slug', message});
    } else if (route !== undefined) {
      seen.set(route, file);
    }
    return issues;
  });
}
