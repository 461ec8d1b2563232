/** A `doc` is in a sidebar, and a `lesson` is a doc with exercises. A `post` has a date. A `page` has none of these. */
export type ArticleKind = 'doc' | 'lesson' | 'post' | 'page';

/** A folder of articles. */
export interface Folder {
  /** From the site's folder, with forward slashes: `docs`. */
  readonly path: string;
  readonly kind: ArticleKind;
  /** The address of its pages below the base URL, such as `/docs`, or `/` for the root. */
  readonly route: string;
  /** Articles outside the folder may not link to its pages. */
  readonly isHidden?: boolean;
}

/** A name or a word with one spelling. */
export interface Term {
  readonly right: string;
  readonly wrong: readonly string[];
}

/** The JSON Schema of one field (https://json-schema.org), and the remedy for an invalid value: a sentence. */
export interface FieldSchema {
  readonly remedy: string;
  /** The remedy in Chinese. */
  readonly remedyInChinese?: string;
  readonly [keyword: string]: unknown;
}

/** The JSON Schema of the front matter of a kind of article. */
export interface FrontMatterSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

/**
 * The configuration of the checks. It is plain data, so that it can be sent to threads. Paths start at the site's folder.
 * A missing part switches off the rules that need it.
 */
export interface Config {
  readonly folders: readonly Folder[];
  /** `zh` adds the Chinese sentence to each message, as does a Chinese locale of the system. */
  readonly language: 'en' | 'zh';
  /** How an author runs the check: `npm run check:content`. */
  readonly command: string;
  /**
   * The file that lists, one a line, the articles that have no warnings and must not get any: a warning there is an error. `--fix` adds
   * articles. Without it, warnings never fail the check.
   */
  readonly clean?: string;
  /** The components that articles may use without an import; `--fix` keeps their tags. Without the list, each name may be one. */
  readonly components?: readonly string[];
  /** The YAML file whose keys are the authors. */
  readonly authors: string;
  /** The YAML file whose keys are the tags. */
  readonly tags: string;
  /** The schema of front matter, by kind of article. */
  readonly frontMatter: Readonly<Partial<Record<ArticleKind, FrontMatterSchema>>>;
  /** Rules, or groups of rules such as `typography`, that are errors here and warnings elsewhere. */
  readonly errors: readonly string[] | 'all';
  /** Spellings, and the file that an author edits to change them. */
  readonly terms: {readonly file: string; readonly list: readonly Term[]};
  /** Languages that fences may name although no parser checks them. */
  readonly languages: readonly string[];
  /** Rules for posts, apart from their front matter. */
  readonly posts: {
    /** The title of the last section, which names the sources. */
    readonly sources?: string;
    /** Whether a file is named after its date and its slug: `2026-01-31-hello.md`. */
    readonly isFileNamedBySlug?: boolean;
  };
  /** Rules for lessons, apart from those for each of their exercises (`@markdown-zh/lessons`). */
  readonly lessons?: {
    /** How many exercises a lesson has. */
    readonly exercises: {readonly least: number; readonly most: number};
    /** The lessons that may have more. */
    readonly longer: readonly string[];
    /** The title of the last section, which alone has no exercise. */
    readonly closing: string;
  };
  /** Published addresses, which must not get lost. */
  readonly addresses?: {
    /** The file that records every address, one a line; `--fix` adds new ones. */
    readonly record: string;
    /** Old addresses, each with its new one, and the file that an author edits to change them. */
    readonly redirects: {
      readonly file: string;
      readonly list: Readonly<Record<string, string>>;
    };
  };
  /** The largest pictures that articles may show. */
  readonly images?: {readonly bytes: number; readonly width: number};
  /** Limits of one page, beyond which the check proposes where to cut: Han characters of running text, and headings of level 2. */
  readonly length?: {readonly han: number; readonly sections: number};
  /** Warns of headings that have no meaning without the title of their page, apart from those allowed. */
  readonly headings?: {readonly allowed: readonly string[]};
  /** Warns of text that does not render as it looks, apart from the rules of `@markdown-zh/diagnosis` whose faults the site repairs. */
  readonly rendering?: {readonly repaired: readonly string[]};
  /** Reports code in articles, apart from literals, and from what is named here because somebody reads it as code. */
  readonly code?: {
    /** Modules that articles may import, apart from files beside them. One that ends in a slash stands for all below it. */
    readonly imports: readonly string[];
    /** Articles that are programs. */
    readonly programs: readonly string[];
  };
  /** Whether the site's Content Security Policy lets `style` attributes have an effect; true by default. */
  readonly allowsInlineStyles: boolean;
  /** Addresses of pages, files and folders that the build itself writes, with all below them: neither an article nor a redirect may have one. */
  readonly reserved: readonly string[];
  /** Addresses of pages that need no link from a list or an article. */
  readonly unlinked: readonly string[];
}

/** The settings of a site. Missing ones come from {@link defaults}. */
export type ContentCheckConfig = Partial<Config>;

/** The folders of a site that `create-docusaurus` makes, without rules of its own. */
const defaults: Config = {
  folders: [
    {path: 'docs', kind: 'doc', route: '/docs'},
    {path: 'blog', kind: 'post', route: '/blog'},
  ],
  language: 'en',
  command: 'npx --no content-check',
  authors: 'blog/authors.yml',
  tags: 'blog/tags.yml',
  frontMatter: {},
  errors: [],
  terms: {file: '', list: []},
  languages: ['text', 'txt', 'plain', 'plaintext', 'none', 'markdown', 'md', 'diff', 'mermaid'],
  posts: {},
  allowsInlineStyles: true,
  reserved: ['/404', '/assets', '/img', '/robots.txt', '/sitemap.xml', '/.well-known'],
  unlinked: [],
};

export function withDefaults(config: ContentCheckConfig = {}): Config {
  return {...defaults, ...config};
}

/** A command with flags. npm passes on only the flags after two hyphens. */
export function withFlags(command: string, flags: string): string {
  return `${command}${command.startsWith('npm run ') ? ' --' : ''} ${flags}`;
}

/** Whether an article has a place in a sidebar. */
export function isDoc(kind: ArticleKind): boolean {
  return kind === 'doc' || kind === 'lesson';
}

/** The folder of a file; undefined for a file that is not an article. */
export function folderOf(file: string, folders: readonly Folder[]): Folder | undefined {
  return folders.find(({path}) => file.startsWith(`${path}/`));
}

/** The names that front matter may give. A list without a name allows all. */
export interface KnownNames {
  readonly authors: readonly string[];
  readonly tags: readonly string[];
}

/** The facts about the site that the checks of a single article need. */
export interface SiteFacts {
  readonly config: Config;
  readonly known: KnownNames;
}
