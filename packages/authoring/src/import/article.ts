import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import type {Nodes, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {replaceOutsideCode} from '@markdown-zh/content-check/article';

/** The most characters of a text that are read for a title, a description and the end of the summary. */
const beginning = 20_000;

/**
 * Characters of a description: the least and the most that the site takes, and the lengths at which a made one ends. The check's spaces
 * between Han and Latin come on top.
 */
const limits = {least: 20, enough: 30, most: 140, made: 110};

function parseBeginning(markdown: string): readonly RootContent[] {
  return fromMarkdown(markdown.slice(0, beginning), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  }).children;
}

/**
 * Takes the title out of a text: a heading of level 1 at its beginning, which the page shows from the front matter.
 *
 * @param title as the front matter says; another heading stays
 */
export function takeTitle(
  markdown: string,
  title: string | undefined,
): {readonly title: string | undefined; readonly body: string} {
  const [first] = parseBeginning(markdown);
  if (first?.type !== 'heading' || first.depth !== 1) {
    return {title, body: markdown};
  }
  const text = toString(first).replace(/\s+/g, ' ').trim();
  return text !== '' && (title === undefined || title === text)
    ? {title: text, body: markdown.slice(first.position?.end.offset ?? 0)}
    : {title, body: markdown};
}

/**
 * A description from the first sentences of a text, of 30 to 110 characters. Without so much text it is shorter, or empty.
 */
export function summarize(markdown: string): string {
  let text = '';
  for (const block of parseBeginning(markdown).flatMap(paragraphsOf)) {
    for (const sentence of plain(block).match(/[^。！？!?]+[。！？!?]*/g) ?? []) {
      if (text.length >= limits.enough) {
        return text;
      }
      const next = sentence.trim();
      const gap = /[\w,.;:]$/.test(text) && /^\w/.test(next) ? ' ' : '';
      text = shorten(text + gap + next, limits.made);
    }
  }
  return text;
}

/** Cuts a description that is too long where a clause ends. */
export function shorten(text: string, most = limits.most): string {
  const characters = Array.from(text);
  if (characters.length <= most) {
    return text;
  }
  const cut = characters.slice(0, limits.made - 1).join('');
  const end = Math.max(...Array.from('，；：、,;').map((mark) => cut.lastIndexOf(mark)));
  return `${end >= limits.least ? cut.slice(0, end) : cut}…`;
}

function paragraphsOf(node: RootContent): readonly RootContent[] {
  if (node.type === 'paragraph') {
    return [node];
  }
  return node.type === 'blockquote' || node.type === 'list' || node.type === 'listItem'
    ? node.children.flatMap(paragraphsOf)
    : [];
}

/** The text of a paragraph without pictures, tags and emoji, for which the share picture has no font. */
function plain(node: Nodes): string {
  const read = (each: Nodes): string => {
    if (each.type === 'html' || each.type === 'image' || each.type === 'footnoteReference') {
      return '';
    }
    if (each.type === 'break') {
      return ' ';
    }
    return 'children' in each ? each.children.map(read).join('') : toString(each);
  };
  return read(node)
    .replace(/https?:\/\/[^\s\u3000-\uffef]+/g, '')
    .replace(/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, '')
    .replace(/(?<=[^\x20-\x7e])(?<!\s)\s+(?=[^\x20-\x7e])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\{\/\*.*\*\/\}$/, '')
    .trim();
}

const marker = /(?:<!--|\{\/\*)[^\S\n]*(?:more|truncate)[^\S\n]*(?:-->|\*\/\})/;

/** Ends the summary of a post where its author ended it, or else after its first paragraph. */
export function endSummary(markdown: string): string {
  const ends: number[] = [];
  const text = replaceOutsideCode(markdown, marker, (_, offset) => {
    if (ends.length > 0 || markdown.slice(0, offset).trim() === '') {
      return '';
    }
    ends.push(offset);
    return '<!-- truncate -->';
  });
  return ends.length > 0 ? text : endAfterParagraph(text.trimStart());
}

function endAfterParagraph(text: string): string {
  const blocks = parseBeginning(text);
  const first = blocks.find(({type}) => type === 'paragraph') ?? blocks[0];
  const end = first?.position?.end.offset ?? 0;
  // The beginning may end within a long paragraph.
  const after = end >= beginning ? text.indexOf('\n\n', end) : end;
  const at = after === -1 ? text.length : after;
  return `${text.slice(0, at).trimEnd()}\n\n<!-- truncate -->\n\n${text.slice(at).trimStart()}`;
}
