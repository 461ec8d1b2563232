import type {Site} from '../site.ts';
import type {Finding} from './findings.ts';
import type {PlannedPost} from './plan.ts';

/** The characters of titles and descriptions that share pictures leave out, because their fonts have no glyph. */
export async function findUndrawable(
  posts: readonly Pick<PlannedPost, 'from' | 'shared'>[],
  missingCharacters: Site['missingCharacters'],
): Promise<Finding[]> {
  const characters = new Set(posts.flatMap(({shared}) => Array.from(shared)));
  const missing = new Set(await missingCharacters?.([...characters]));
  return posts.flatMap(({from, shared}) =>
    Array.from(new Set(shared))
      .filter((character) => missing.has(character))
      .map((detail): Finding => ({kind: 'share-picture', path: from, detail})),
  );
}
