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
