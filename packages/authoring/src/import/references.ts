import {parse, postprocess, preprocess} from 'micromark';
import {gfm} from 'micromark-extension-gfm';
import {replaceOutsideCode} from '@markdown-zh/content-check/article';
import type {Token} from 'micromark-util-types';

/** An address in a Markdown text. */
interface Reference {
  readonly kind: 'image' | 'link';
  /** Decoded: without escapes, character references and percent signs. */
  readonly url: string;
  readonly start: number;
  readonly end: number;
  /** The text of an `<img>`, which `start` and `end` then enclose. */
  readonly alt?: string;
  /** Whether the `<img>` has a size. */
  readonly isSized?: boolean;
}

/** HTML blocks end CommonMark in them; MDX, which the text becomes, reads Markdown there and no indented code. */
const mdx = {disable: {null: ['htmlFlow', 'codeIndented']}};

/** All addresses of images, links, definitions and `<img>` outside code, in their order. */
export function findReferences(markdown: string): Reference[] {
  const found: Reference[] = [];
  const within: string[] = [];
  const events = postprocess(
    parse({extensions: [gfm(), mdx]})
      .document()
      .write(preprocess()(markdown, undefined, true)),
  );
  for (const [event, token] of events) {
    if (event === 'exit') {
      if (token.type === within.at(-1)) {
        within.pop();
      }
      continue;
    }
    if (token.type === 'image' || token.type === 'link') {
      within.push(token.type);
    } else if (isDestination(token)) {
      const {start, end} = rangeOf(token);
      const kind = token.type === 'resourceDestinationString' ? (within.at(-1) ?? 'link') : 'link';
      const url = decodeUrl(markdown.slice(start, end));
      found.push({kind: kind === 'image' ? 'image' : 'link', url, start, end});
    }
  }
  replaceOutsideCode(markdown, imageTag, (tag, start) => {
    const url = decodeUrl(attributeOf(tag, 'src'));
    if (url !== '' && tag.endsWith('>')) {
      found.push({
        kind: 'image',
        url,
        alt: attributeOf(tag, 'alt'),
        isSized: /\s(?:width|height|style)=/i.test(tag),
        start,
        end: start + tag.length,
      });
    }
    return tag;
  });
  return found.sort((a, b) => a.start - b.start);
}

/** An `<img>` of HTML or JSX, whose attributes may be objects. */
const imageTag = /<img\b(?:[^<>{"']|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*>?/;

const isDestination = ({type}: Token) =>
  type === 'resourceDestinationString' || type === 'definitionDestinationString';

const rangeOf = ({start, end}: Token) => ({start: start.offset, end: end.offset});

/** Writes other addresses. An `<img>` becomes a Markdown image, because the bundler knows no other. */
export function replaceReferences(
  markdown: string,
  references: readonly Reference[],
  urlFor: (reference: Reference) => string | undefined,
): string {
  let text = '';
  let done = 0;
  for (const reference of references) {
    const url = urlFor(reference);
    if (url !== undefined && reference.start >= done) {
      const {alt, start, end} = reference;
      text += markdown.slice(done, start);
      text += alt === undefined ? url : `![${alt.replace(/[\\[\]]/g, String.raw`\$&`)}](${url})`;
      done = end;
    }
  }
  return text + markdown.slice(done);
}

function attributeOf(tag: string, name: string): string {
  const pattern = String.raw`\s${name}\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s>"']+))`;
  const {double, single, bare} = new RegExp(pattern, 'i').exec(tag)?.groups ?? {};
  return double ?? single ?? bare ?? '';
}

function decodeUrl(raw: string): string {
  const url = raw
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&#(\d{1,7});/g, (_, code: string) =>
      String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
    )
    .replaceAll('&amp;', '&');
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
