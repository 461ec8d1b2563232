/** The label of the footnotes, in the language of the articles. GFM leaves it to the engine. */
export const footnotesLabel = '脚注';

/**
 * The name of the link back from a footnote, different for each place that cites the note.
 *
 * @param note 0-based place of the note in the list.
 * @param citation 1-based place of the citation among those of the note.
 */
export function footnoteBackLabel(note: number, citation: number): string {
  return citation > 1
    ? `回到注 ${note + 1} 的第 ${citation} 处引用`
    : `回到注 ${note + 1} 的引用处`;
}
