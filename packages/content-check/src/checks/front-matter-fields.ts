import {parse} from 'yaml';

type Fields = Readonly<Record<string, unknown>>;

const block = /^---\r?\n([^]*?)(?<=\n)---[ \t]*\r?(?:\n|$)/;

/** The YAML between the two lines `---` at the start of a file; undefined if there is none. */
export function frontMatterOf(source: string): string | undefined {
  return /^---\r?\n/.test(source) ? block.exec(source)?.[1] : undefined;
}

/** The fields of a file's front matter; none when there is none, or it is not valid YAML, which `front-matter` reports. */
export function readFrontMatter(source: string): Fields {
  return readFields(frontMatterOf(source) ?? '');
}

/** The fields of YAML; none when it is not valid. */
export function readFields(yaml: string): Fields {
  try {
    const value: unknown = parse(yaml, {logLevel: 'error'});
    return typeof value === 'object' && value !== null ? (value as Fields) : {};
  } catch {
    return {};
  }
}

/** The fields with a single value, because YAML can hold values that JSON cannot. */
export function plainFields(frontMatter: Fields): Fields {
  return Object.fromEntries(
    Object.entries(frontMatter).filter(([, value]) =>
      ['string', 'boolean', 'number'].includes(typeof value),
    ),
  );
}
