import {safeHtml} from './html.ts';

/**
 * Whether an address is a drawing (SVG in a `data:` address) that refers to anything outside itself. A browser loads none of that for an
 * `<img>`; Word may.
 */
export function loadsMore(address: string): boolean {
  if (!/^\s*data:image\/svg/i.test(address)) {
    return false;
  }
  const drawing = contentOf(address);
  return (
    drawing === undefined ||
    /<(?:style|script|foreignobject|!|\?xml-)/i.test(drawing) ||
    safeHtml(drawing, (own) => (own.startsWith('#') ? own : undefined)) !== drawing
  );
}

/** The text of a `data:` address; undefined if it cannot be read. */
function contentOf(address: string): string | undefined {
  const comma = address.indexOf(',');
  const content = address.slice(comma + 1);
  try {
    return /;\s*base64\s*$/i.test(address.slice(0, comma))
      ? new TextDecoder().decode(
          Uint8Array.from(atob(content), (character) => character.charCodeAt(0)),
        )
      : decodeURIComponent(content);
  } catch {
    return undefined;
  }
}
