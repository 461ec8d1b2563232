/** An address as the destination of a Markdown link. */
export function destination(url: string): string {
  const written = url.replace(/[<>{}]/g, encodeURIComponent);
  return /[\s()]/.test(written) ? `<${written}>` : written;
}

/** A Markdown link whose text stays as it is. */
export function linkTo(url: string, text: string): string {
  const written = text.replace(/[\\`*{}[\]<~]|(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, String.raw`\$&`);
  return `[${written}](${destination(url)})`;
}

/** Marks that begin a block at the start of a line. */
export const blockMark =
  /^(?:#{1,6}(?=\s|$)|[-+*](?=\s|$)|\d{1,9}(?=[.)](?:\s|$))|>|`{3}|~{3}|:{3}|\${2}|={1,}\s*$|-{2,}\s*$|(?:[*_-]\s*){3,}$|\|)/;

const reference = (character: string) => `&#${String(character.codePointAt(0))};`;

/** A bare address. GFM makes it a link, in MDX even within HTML, and reads no character references in it. */
const address = /((?:https?:\/\/|www\.)[-.\w]+[^\s<]*)/i;

/**
 * Text of HTML, where marks of Markdown are plain characters, as text of MDX. Both read character references, so a second conversion
 * leaves the text unchanged.
 *
 * @param isAtLineStart whether a mark at its start would begin a block
 */
export function asMdxText(text: string, isAtLineStart = false): string {
  const written = text
    .split(address)
    .map((part, index) => (index % 2 === 1 ? part : escapeMarks(part)))
    .join('');
  return isAtLineStart && (blockMark.test(written) || /^(?:import|export)\b/.test(written))
    ? written.replace(/^\d+|^[^]/, (mark) =>
        /^\d/.test(mark) ? mark.slice(0, -1) + reference(mark.slice(-1)) : reference(mark),
      )
    : written;
}

function escapeMarks(text: string): string {
  return text
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('\u00A0', '&nbsp;')
    .replace(/[\\`*{}[\]~]|\$(?=\$)|(?<=\$)\$|(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, reference);
}
