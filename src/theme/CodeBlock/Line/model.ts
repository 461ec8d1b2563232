/** A piece of a highlighted line, in the shape of prism-react-renderer's. */
interface Token {
  readonly types: string[];
  readonly content: string;
}

/**
 * Sets tabs, and the spaces at the end of a line, apart as tokens of their own, so that a style can
 * show them: in Markdown two spaces there are a line break. The text stays what it was.
 */
export function withVisibleSpace<Piece extends Token>(line: readonly Piece[]): (Piece | Token)[] {
  const text = line.map(({content}) => content).join('');
  const end = text.trimEnd() === '' ? text.length : text.trimEnd().length;
  let offset = 0;
  return line.flatMap((token) => {
    const start = offset;
    offset += token.content.length;
    const visible = token.content.slice(0, Math.max(0, end - start));
    const trailing = token.content.slice(visible.length).replace(/\n$/, '');
    if (trailing === '' && !visible.includes('\t')) {
      return [token];
    }
    const pieces: (Piece | Token)[] = visible
      .split(/(\t)/)
      .filter((content) => content !== '')
      .map((content) => (content === '\t' ? {types: ['tab'], content} : {...token, content}));
    return trailing === '' ? pieces : [...pieces, {types: ['trailing-space'], content: trailing}];
  });
}
