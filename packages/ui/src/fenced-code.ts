/** A block of Markdown code, with a fence longer than any in the text. */
export function fencedCode(text: string, title?: string): string {
  const runs = text.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map(({length}) => length + 1)));
  return `${fence}markdown${title ? ` title="${title}"` : ''}\n${text.trimEnd()}\n${fence}`;
}
