import {applyEdits, type Edit} from '@markdown-zh/diagnosis/edits';
import {Tokenizer, type Token} from 'parse5';
import type {Decide} from './address.ts';
import {safeValue} from './attributes.ts';

/** An address that may not leave the site. */
export interface LostAddress {
  readonly address: string;
  readonly isPicture: boolean;
}

/**
 * The edits that leave HTML with safe addresses alone. It reads tags and not the tree, so a piece of HTML will do. Comments are read,
 * too, because another parser may see their end earlier.
 *
 * @param offset of the HTML in the text that the edits are for
 */
export function editsOfHtml(
  html: string,
  decide: Decide,
  onLost: (lost: LostAddress) => void,
  offset = 0,
): Edit[] {
  const edits: Edit[] = [];
  const onStartTag = ({tagName, attrs, location}: Token.TagToken) => {
    const isRefresh =
      tagName === 'meta' &&
      attrs.some(({name, value}) => name === 'http-equiv' && /^\s*refresh\s*$/i.test(value));
    for (const {name, value} of attrs) {
      const range = location?.attrs?.[name];
      const safe = safeAttribute(name, value, isRefresh);
      if (range && safe !== value) {
        const hasSpace = safe === undefined && /\s/.test(html.charAt(range.startOffset - 1));
        const from = offset + range.startOffset - Number(hasSpace);
        const to = offset + Math.min(range.endOffset, html.length);
        edits.push({from, to, insert: safe === undefined ? '' : `${name}="${escaped(safe)}"`});
        if (safe === undefined) {
          onLost({address: value, isPicture: tagName === 'img' && name === 'src'});
        }
      }
    }
  };
  const safeAttribute = (name: string, value: string, isRefresh: boolean) =>
    name === 'srcdoc'
      ? safeHtml(value, decide, onLost)
      : isRefresh && name === 'content'
        ? undefined
        : safeValue(name, value, decide);
  const onComment = ({location}: Token.CommentToken) => {
    // Without what could begin a comment in the comment.
    const inside = html
      .slice(location?.startOffset, location?.endOffset)
      .replace(/<(?![a-z])/gi, ' ');
    edits.push(...editsOfHtml(inside, decide, onLost, offset + (location?.startOffset ?? 0)));
  };
  readTags(html, onStartTag, onComment);
  return edits;
}

/** HTML with safe addresses alone. The rest of it stays as it is. */
export function safeHtml(
  html: string,
  decide: Decide,
  onLost: (lost: LostAddress) => void = () => undefined,
): string {
  return applyEdits(html, editsOfHtml(html, decide, onLost));
}

/** Ends of HTML that is cut off within a tag. */
const ends = ['', '>', '">', "'>"];

function readTags(
  html: string,
  onStartTag: (token: Token.TagToken) => void,
  onComment: (token: Token.CommentToken) => void,
): void {
  for (const end of ends) {
    const tags: (() => void)[] = [];
    const errors: string[] = [];
    const skip = () => undefined;
    const tokenizer = new Tokenizer(
      {sourceCodeLocationInfo: true},
      {
        onStartTag: (token) =>
          tags.push(() => {
            onStartTag(token);
          }),
        onComment: (token) =>
          tags.push(() => {
            onComment(token);
          }),
        onEndTag: skip,
        onDoctype: skip,
        onEof: skip,
        onCharacter: skip,
        onNullCharacter: skip,
        onWhitespaceCharacter: skip,
        onParseError: ({code}) => {
          errors.push(code);
        },
      },
    );
    tokenizer.write(html + end, true);
    if (!errors.includes('eof-in-tag') || end === ends.at(-1)) {
      for (const tag of tags) {
        tag();
      }
      return;
    }
  }
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
