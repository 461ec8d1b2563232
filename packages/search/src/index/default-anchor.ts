/**
 * The id that Docusaurus gives a heading whose text is unique on its page: github-slugger 1.5's rule, written
 * with Unicode properties.
 */
export function defaultAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}
