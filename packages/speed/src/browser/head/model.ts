/** Attributes of a tag by their HTML names; `innerHTML` is its content. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Tags that a head may contain several times, in the order in which they are added. */
export const tagNames = ['link', 'meta', 'noscript', 'script', 'style'] as const;
export type TagName = (typeof tagNames)[number];

/** The content of one `<Head>`, or of all. */
export interface HeadContent extends Partial<Readonly<Record<TagName, readonly Attributes[]>>> {
  readonly title?: string | undefined;
  readonly html?: Attributes;
  readonly body?: Attributes;
}

/** The attributes that identify a tag. */
const primaryNames: Readonly<Record<TagName, readonly string[]>> = {
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: ['innerHTML'],
  script: ['src', 'innerHTML'],
  style: ['innerHTML'],
};

/** Merges heads like react-helmet-async: the last one wins, tag by tag and attribute by attribute. */
export function joinHeads(heads: readonly HeadContent[]): HeadContent {
  return {
    title: heads.findLast((head) => 'title' in head)?.title,
    html: Object.assign({}, ...heads.map(({html}) => html)) as Attributes,
    body: Object.assign({}, ...heads.map(({body}) => body)) as Attributes,
    ...Object.fromEntries(tagNames.map((name) => [name, joinTags(heads, name)])),
  };
}

function joinTags(heads: readonly HeadContent[], name: TagName): Attributes[] {
  const known = new Set<string>();
  return heads.reduceRight<Attributes[]>((inner, head) => {
    const tags = (head[name] ?? []).flatMap((tag) => {
      const key = keyOf(tag, primaryNames[name]);
      return key && !known.has(key) ? [{tag, key}] : [];
    });
    tags.forEach(({key}) => known.add(key)); // not earlier: one head may have a tag twice
    return [...tags.map(({tag}) => tag), ...inner];
  }, []);
}

/** The last primary attribute counts, except that `rel` identifies a canonical link, and the address a style sheet. */
function keyOf(tag: Attributes, names: readonly string[]): string | undefined {
  const valueOf = (name: string): string => String(tag[name] ?? '').toLowerCase();
  let primary = '';
  for (const name of Object.keys(tag)) {
    if (
      names.includes(name) &&
      !(primary === 'rel' && valueOf('rel') === 'canonical') &&
      !(name === 'rel' && valueOf('rel') === 'stylesheet')
    ) {
      primary = name;
    }
  }
  return primary && tag[primary] ? `${primary} ${valueOf(primary)}` : undefined;
}
