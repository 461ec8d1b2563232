import {Parser} from 'htmlparser2';

/** The facts in the head of a built page that its picture shows. */
export interface PageHead {
  /** `og:title`: the page's own title, then the blog's or the site's. */
  readonly title: string;
  readonly description: string | undefined;
  /** Absolute address of the picture. */
  readonly image: string | undefined;
  /** ISO 8601. */
  readonly published: string | undefined;
  readonly tags: readonly string[];
  /** Names of the pages above this one, then its own. */
  readonly breadcrumbs: readonly string[];
  /** The name of the page's blog. */
  readonly partOf: string | undefined;
}

interface StructuredData {
  readonly '@type'?: string;
  readonly isPartOf?: {readonly name?: string};
  readonly itemListElement?: readonly {readonly name?: string}[];
}

/** The raw data in the head of a page. */
export interface HeadContent {
  /** Contents of `meta` elements in order, by `property` or `name`. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
  /** Structured data (JSON-LD), unparsed. */
  readonly data: readonly string[];
}

/**
 * Parses the head of a page, and not the rest, which may be long.
 *
 * @param html a whole document; without a head, the result is empty
 */
export function parseHead(html: string): HeadContent {
  const properties = new Map<string, string[]>();
  const data: string[] = [];
  let isData = false;
  const parser = new Parser({
    onopentag(name, {property, name: key = '', content = '', type}) {
      isData = name === 'script' && type === 'application/ld+json';
      if (isData) {
        data.push('');
      } else if (name === 'meta' && (property ?? key) !== '') {
        properties.set(property ?? key, [...(properties.get(property ?? key) ?? []), content]);
      }
    },
    ontext(text) {
      if (isData) {
        data.push((data.pop() ?? '') + text);
      }
    },
    onclosetag() {
      isData = false;
    },
  });
  parser.end(/<head\b[^<>]*>([^]*?)(?:<\/head>|$)/i.exec(html)?.[1]);
  return {properties, data};
}

/** Reads the facts for the share picture from the head of a page. */
export function readHead(html: string): PageHead {
  const {properties, data} = parseHead(html);
  const things = data.map((json) => JSON.parse(json) as StructuredData);
  const first = (property: string) => properties.get(property)?.[0];
  const breadcrumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  const post = things.find((thing) => thing['@type'] === 'BlogPosting');
  return {
    title: first('og:title') ?? '',
    description: first('og:description'),
    image: first('og:image'),
    published: first('article:published_time'),
    tags: properties.get('article:tag') ?? [],
    breadcrumbs: (breadcrumbs?.itemListElement ?? []).map(({name}) => name ?? ''),
    partOf: post?.isPartOf?.name,
  };
}
