import {opaque} from './read-inlines.ts';

const endings =
  'mdx?|html?|php|pdf|docx?|xlsx?|pptx?|txt|csv|json|ya?ml|xml|zip|rar|7z|[jt]sx?|py|css|' +
  'png|jpe?g|gif|svg|webp|avif|bmp|ico|mp[34]|com|cn|org|net|io|dev';

const scheme = /^(?:(?:https?|ftp):\/\/|mailto:|www\.)[^\s]/i;
const path = /^(?:\.{0,2}\/[\p{L}\p{N}_.%-]|#\p{L})/u;
const file = new RegExp(`^[^:?#]+\\.(?:${endings})(?:[?#].*)?$`, 'iu');

/** Whether a text is surely meant as a link destination: an address, a path, a file, an anchor. */
export function isDestination(text: string): boolean {
  return scheme.test(text) || path.test(text) || file.test(text);
}

/** Whether a destination ends in a file name, as in `a/b.md`, `b.md#c`. */
export function isFile(text: string): boolean {
  return file.test(text.replace(/^https?:\/\/[^/]+\/?/i, ''));
}

/** A destination without white space or full-width parentheses, whose half-width parentheses are balanced. */
export const destination = (() => {
  const part = `[^\\s()（）<>${opaque}]*`;
  return `${part}(?:\\(${part}\\)${part})*`;
})();

/** A title in half-width quotation marks, with the white space before it. */
export const title = String.raw`[ \t]+(?:"[^"\r\n]*"|'[^'\r\n]*')[ \t]*`;

/** The text between brackets. */
export const label = String.raw`[^[\]【】［］\r\n]+`;

/** Whether brackets hold a task list box or a note number rather than a link's text. */
export function isBoxOrNumber(text: string): boolean {
  return /^(?:[xX]?|\d+)$/.test(text.trim());
}
