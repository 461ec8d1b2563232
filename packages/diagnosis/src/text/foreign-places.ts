import {linesOf} from './places.ts';
import type {Platform} from '../platform.ts';

interface Place {
  readonly from: number;
  readonly to: number;
}

/** MkDocs: `!!! note`, `??? note`, `=== "Tab"`, each with an indented body. */
const indented = /^([ \t]*)(?:(?:!!!|\?\?\?\+?) *[a-z]|===[!+]? *["“])/i;

/** The places of MkDocs' blocks. The standard reads their bodies as code or as the text of a list item. */
function indentedBlocks(source: string): Place[] {
  const lines = /^[ \t]*(?:!!!|\?\?\?|===)/m.test(source) ? linesOf(source) : [];
  const places: {from: number; to: number}[] = [];
  let depth: number | undefined;
  for (const {text, from, to} of lines) {
    const last = places.at(-1);
    const isBody =
      depth !== undefined && (text.trim() === '' || text.length - text.trimStart().length > depth);
    if (isBody && last) {
      last.to = text.trim() === '' ? last.to : to;
      continue;
    }
    const opening = indented.exec(text);
    depth = opening?.[1]?.length;
    if (opening) {
      places.push({from, to});
    }
  }
  return places;
}

/** Tags of Hexo and Jekyll with what stands between them: `{% raw %}…{% endraw %}`. */
const paired = /\{% *(\w+)[^%]*%\}(?:[^]*?\{% *end\1 *%\})?/g;

/** The code and the styles of a VitePress page. */
const parts = /^<(script|style)\b[^>]*>[^]*?^<\/\1>/gm;

/**
 * The places of a platform's own syntax, where rules of the standard are silent. Those of an unknown platform are the ones that cannot be
 * anything else.
 */
export function foreignPlaces(source: string, platform: Platform | undefined): readonly Place[] {
  const found = indentedBlocks(source);
  for (const pattern of [
    ...(source.includes('{%') ? [paired] : []),
    ...(platform === 'vitepress' ? [parts] : []),
  ]) {
    for (const {0: match, index} of source.matchAll(pattern)) {
      found.push({from: index, to: index + match.length});
    }
  }
  return found;
}
