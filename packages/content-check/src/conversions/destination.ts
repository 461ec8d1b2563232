/** An address as the destination of a Markdown link. */
export function destination(url: string): string {
  return /[\s()<>]/.test(url) ? `<${url.replace(/[<>]/g, encodeURIComponent)}>` : url;
}

/** A Markdown link whose text stays as it is. */
export function linkTo(url: string, text: string): string {
  const written = text.replace(/[\\`*{}[\]<~]|(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, String.raw`\$&`);
  return `[${written}](${destination(url)})`;
}
