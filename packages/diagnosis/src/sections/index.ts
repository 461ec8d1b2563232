/** A section of a specification, as a rule cites it. */
export interface Section {
  readonly specification: string;
  /** The specification's number for it, or empty if its sections have no numbers. */
  readonly number: string;
  readonly title: string;
  readonly url: string;
}

/** A section of CommonMark 0.31.2. `anchor` is the fragment of its address. */
export function commonMark(number: string, title: string, anchor: string): Section {
  const url = `https://spec.commonmark.org/0.31.2/#${anchor}`;
  return {specification: 'CommonMark 0.31.2', number, title, url};
}

/** A section of GitHub Flavored Markdown 0.29. */
export function gfm(number: string, title: string, anchor: string): Section {
  return {
    specification: 'GFM 0.29',
    number,
    title,
    url: `https://github.github.com/gfm/#${anchor}`,
  };
}

/** A page of documentation, for syntax that no specification describes (footnotes, front matter). */
export function documentation(specification: string, title: string, url: string): Section {
  return {specification, number: '', title, url};
}

export const emphasis = commonMark(
  '6.2',
  'Emphasis and strong emphasis',
  'emphasis-and-strong-emphasis',
);
