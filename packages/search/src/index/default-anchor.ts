/**
 * The id that Docusaurus gives a heading that is alone with its words on a page: github-slugger 1.5's rule,
 * written as Unicode properties.
 */
export function defaultAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}
