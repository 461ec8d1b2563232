import {linesOf} from './spans.ts';
import type {Platform} from '../platform.ts';
import type {Span} from './read-inlines.ts';

/** MkDocs: `!!! note`, `??? note`, `=== "Tab"`, each with an indented body. */
const indented = /^([ \t]*)(?:(?:!!!|\?\?\?\+?) *[a-z]|===[!+]? *["“])/i;

/** A definition of Hugo, Pandoc and MkDocs, below its term; its further paragraphs are indented. */
const definition = /^([ \t]*):[ \t]+\S/;

/** The places of MkDocs' blocks and of definitions' bodies. The standard reads these as code or as the text of a list item. */
function indentedBlocks(source: string): Span[] {
  const lines = /^[ \t]*(?:!!!|\?\?\?|===|:[ \t])/m.test(source) ? linesOf(source) : [];
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
    depth = (opening ?? definition.exec(text))?.[1]?.length;
    if (depth !== undefined) {
      places.push({from: opening ? from : to, to});
    }
  }
  return places;
}

/** A tag of Hexo and Jekyll. */
const tag = /\{% *(\w+)(?!\w)[^%]*%\}/g;

/** An end tag further away belongs to something else. */
const longestBlock = 20_000;

/** The places of tags, with the text between a pair of them: `{% raw %}…{% endraw %}`. */
function taggedBlocks(source: string): Span[] {
  const open = new Map<string, {from: number; to: number}>();
  return [...source.matchAll(tag)].map(({0: match, 1: name = '', index}) => {
    const place = {from: index, to: index + match.length};
    const near = (tag: string) => {
      const other = open.get(tag);
      return other && index - other.to <= longestBlock ? other : undefined;
    };
    const [, started = ''] = /^end(.+)/.exec(name) ?? [];
    const start = near(started);
    if (start) {
      start.to = place.to;
      open.delete(started);
    } else if (!near(name)) {
      open.set(name, place);
    }
    return place;
  });
}

/** Shortcodes of Hugo. */
const shortcode = /\{\{([<%])[^{}]*?[>%]\}\}/g;

/** Attribute lists of Python-Markdown and kramdown: `{ .button target="_blank" }`, `{: #id }`. */
const attributes = /\{:?[ \t]*[.#][^{}\r\n]*\}/g;

/** The syntax that is foreign wherever it occurs, by the text that it begins with. */
const everywhere = new Map([
  ['{{', shortcode],
  ['{', attributes],
]);

/** The code and the styles of a VitePress page, and what Vue leaves alone. */
const vueParts =
  /^<script\b[^]*?(?:^<\/script>|(?![^]))|^<style\b[^]*?(?:^<\/style>|(?![^]))|^:{3,} v-pre$[^]*?(?:^:{3,}$|(?![^]))/gm;

const wikilinks = /!?\[\[[^[\]\r\n]+\]\]/g;

const ownOf: Readonly<Partial<Record<Platform, RegExp>>> = {
  vitepress: vueParts,
  obsidian: wikilinks,
};

/**
 * The places of a platform's own syntax, where rules of the standard are silent. Those of an unknown platform are the ones that cannot be
 * anything else.
 */
export function foreignSpans(source: string, platform: Platform | undefined): readonly Span[] {
  const own = platform && ownOf[platform];
  const patterns = [...everywhere].flatMap(([start, pattern]) =>
    source.includes(start) ? [pattern] : [],
  );
  return [
    ...indentedBlocks(source),
    ...taggedBlocks(source),
    ...[...patterns, ...(own ? [own] : [])].flatMap((pattern) =>
      [...source.matchAll(pattern)].map(({0: match, index}) => ({
        from: index,
        to: index + match.length,
      })),
    ),
  ];
}
