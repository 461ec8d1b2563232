import {minifyFragment, minifyFragmentSync, type FragmentOptions} from '@swc/html';

/** HTML with what a browser reads the same: fewer quotes, end tags and spaces. */
interface Minified {
  readonly html: string;
  /** What is wrong with the HTML: where a browser would build other elements than those that are written. */
  readonly faults: readonly string[];
}

/**
 * As Docusaurus has a whole page minified. React takes over the elements and attributes that it rendered: none of them may go, not
 * even an empty one or a comment, nor change its place.
 */
const options: FragmentOptions = {
  removeComments: false,
  preserveComments: [],
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  normalizeAttributes: false,
  sortAttributes: false,
  sortSpaceSeparatedAttributeValues: false,
  minifyJs: true,
  minifyJson: true,
  minifyCss: true,
};

/** Minifies a part of a page, whose elements are complete. */
export async function minify(html: string): Promise<Minified> {
  return resultOf(await minifyFragment(html, options));
}

/** The same where nothing can wait for it. */
export function minifySync(html: string): Minified {
  return resultOf(minifyFragmentSync(html, options));
}

function resultOf({code, errors = []}: ReturnType<typeof minifyFragmentSync>): Minified {
  return {html: code, faults: errors.map(({message}) => message)};
}
