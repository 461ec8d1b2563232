import {missingCharacters, rendererWithFonts} from '../../plugins/machines/share-pictures/font';
import type {Finding} from './findings';
import type {PlannedPost} from './plan';

/** The characters of titles and descriptions for which the fonts of share pictures have no glyph. Their pictures leave them out. */
export async function findUndrawable(
  posts: readonly Pick<PlannedPost, 'from' | 'shared'>[],
): Promise<Finding[]> {
  const characters = new Set(posts.flatMap(({shared}) => Array.from(shared)));
  const missing = new Set(await missingCharacters(await rendererWithFonts(), [...characters]));
  return posts.flatMap(({from, shared}) =>
    Array.from(new Set(shared))
      .filter((character) => missing.has(character))
      .map((detail): Finding => ({kind: 'share-picture', path: from, detail})),
  );
}
