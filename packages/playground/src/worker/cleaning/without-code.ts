const frontMatter = /^---\n[^]*?\n---[ \t]*(?=\n|$)/;
const fence = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[^]*?(?:^[ \t]*\1[`~]*[ \t]*$|(?![^]))/gm;
const span = /(`+)(?!`)[^]{0,2000}?[^`]\1(?!`)/g;

/** A text of the same length with spaces in place of front matter and code. */
export function withoutCode(source: string): string {
  const blank = (code: string) => code.replace(/[^\n]/g, ' ');
  return source.replace(frontMatter, blank).replace(fence, blank).replace(span, blank);
}
