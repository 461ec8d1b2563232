interface MarkedCode {
  readonly code: string;
  /** Lines to highlight, counted from 1, without the comments. */
  readonly highlighted: ReadonlySet<number>;
}

type Syntax = readonly [start: string, end: string];

const slashes: Syntax = ['//', ''];
const stars: Syntax = ['/\\*', '\\*/'];
const braces: Syntax = ['\\{\\s*/\\*', '\\*/\\s*\\}'];
const hash: Syntax = ['#', ''];
const html: Syntax = ['<!--', '-->'];
const dashes: Syntax = ['--', ''];

/** Delimiters of comments, by language. Other languages accept all the usual ones. */
const comments: ReadonlyMap<string, readonly Syntax[]> = new Map([
  ...named(['js', 'javascript', 'ts', 'typescript'], [slashes, stars]),
  ...named(['jsx', 'tsx'], [slashes, stars, braces]),
  ...named(['html'], [slashes, stars, html]),
  ...named(['py', 'python', 'bash'], [hash]),
  // Text has HTML's comments, and front matter YAML's. A fence inside may show other comments.
  ...named(['md', 'markdown'], [html, braces, hash]),
  ...named(['sql'], [dashes, stars]),
]);
const usual = [slashes, stars, braces, hash, html];

/**
 * Removes the comments `highlight-next-line`, `highlight-start` and `highlight-end`, each alone on its line, as Docusaurus does
 * (https://docusaurus.io/docs/markdown-features/code-blocks#highlighting-with-comments). A start without an end highlights no
 * line.
 */
export function takeMagicComments(code: string, language: string): MarkedCode {
  const pattern = directiveOf(comments.get(language) ?? usual);
  const kept: string[] = [];
  const highlighted = new Set<number>();
  let start: number | undefined;
  for (const line of code.split('\n')) {
    const directive = pattern.exec(line)?.slice(1).find(Boolean);
    if (directive === 'next-line') {
      highlighted.add(kept.length + 1);
    } else if (directive === 'start') {
      start = kept.length + 1;
    } else if (directive === 'end') {
      for (let marked = start ?? Infinity; marked <= kept.length; marked += 1) {
        highlighted.add(marked);
      }
      start = undefined;
    } else {
      kept.push(line);
    }
  }
  return {code: kept.join('\n'), highlighted};
}

function directiveOf(syntaxes: readonly Syntax[]): RegExp {
  const any = syntaxes.map(
    ([start, end]) => `${start}\\s*highlight-(next-line|start|end)\\s*${end}`,
  );
  return new RegExp(`^\\s*(?:${any.join('|')})\\s*$`);
}

function named(names: readonly string[], syntaxes: readonly Syntax[]) {
  return names.map((name) => [name, syntaxes] as const);
}
