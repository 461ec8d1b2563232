/** The fields of a text's YAML front matter that exports use. */
interface FrontMatter {
  readonly title?: string;
  readonly author?: string;
}

const block = /^---[ \t]*\r?\n(?:([^]*?)\r?\n)?---[ \t]*(?=\r?\n|$)/;

/** Cuts front matter off a text. Spaces stand for it, so that offsets stay. */
export function withoutFrontMatter(source: string): {
  readonly yaml: string;
  readonly text: string;
} {
  const [all = '', yaml = ''] = block.exec(source) ?? [];
  return {yaml, text: all.replace(/[^\r\n]/g, ' ') + source.slice(all.length)};
}

/** Whether a text may begin with front matter. */
export function mayHaveFrontMatter(source: string): boolean {
  return /^---[ \t]*\r?\n/.test(source);
}

/** The title and the authors of front matter, which may be names or objects with a `name`. Broken YAML has none. */
export function frontMatterOf(yaml: string, parse: (yaml: string) => unknown): FrontMatter {
  const data = parsed(yaml, parse);
  const title = textOrName(data.title);
  const given = data.author ?? data.authors;
  const author = (Array.isArray(given) ? given : [given])
    .map(textOrName)
    .filter(Boolean)
    .join(', ');
  return {...(title && {title}), ...(author && {author})};
}

function parsed(yaml: string, parse: (yaml: string) => unknown): Record<string, unknown> {
  try {
    const data = parse(yaml);
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
}

/** A text or a number as text, or the `name` of an object; empty for other values. */
function textOrName(value: unknown): string {
  if (isRecord(value)) {
    return textOrName(value.name);
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
