import type {Source} from '../front-matter.ts';
import type {OldPost} from '../old-post.ts';

/** The folder of an old blog, read-only. Paths start there and have forward slashes. */
export interface OldFolder {
  /** Its files, without those of `node_modules` and hidden folders. */
  readonly files: readonly string[];
  /** The text of a file, or undefined if there is none. */
  readonly read: (path: string) => string | undefined;
}

/** The facts of one blog that its generator reads from its settings. */
export interface OldSite {
  /** The folder of the posts, without a slash at its end; empty for the blog's own folder. */
  readonly posts: string;
  readonly isPost: (path: string) => boolean;
  readonly isDraft?: (path: string) => boolean;
  /** Folders whose files the old site had at its root. */
  readonly roots: readonly string[];
  /** Whether posts may name pictures by their place on the author's disk, below the blog's folder. */
  readonly hasAbsolutePictures?: boolean;
  /** The folder of the files of one post, apart from its own one. */
  readonly assetsOf?: (path: string) => string;
  /** `https://example.com`; undefined if the settings do not say. */
  readonly origin?: string | undefined;
  /** The old site's address below its origin, with a slash at both ends. */
  readonly base: string;
  /** An IANA name. */
  readonly timeZone?: string | undefined;
  /** The addresses of a post below the origin; the first is its own, undefined if it cannot be known. */
  readonly addressesOf: (post: OldPost) => readonly (string | undefined)[];
  /** Fields that only say addresses. */
  readonly addressFields?: readonly string[];
  /** Reads a post that is not Markdown with front matter; undefined for one that is. */
  readonly readPost?: (path: string, text: string) => Source | undefined;
  /** Replaces the generator's own marks by Markdown, outside code. */
  readonly translate?: (body: string) => string;
}

export interface Generator {
  readonly label: string;
  /** The files by which its folder is known, in words, for the message about a wrong folder. */
  readonly mark: string;
  readonly isIn: (folder: OldFolder) => boolean;
  readonly readSite: (folder: OldFolder) => OldSite;
}

/** Origin and base of a site from its `url` and the path that some generators state apart. Bad input gives the root. */
export function readAddress(url: unknown, path: unknown = ''): Pick<OldSite, 'origin' | 'base'> {
  const own = typeof path === 'string' ? path : '';
  if (typeof url !== 'string' || !URL.canParse(url)) {
    return {base: `/${own}/`.replace(/\/{2,}/g, '/')};
  }
  const {origin, pathname} = new URL(url);
  const base = own === '' || own === '/' ? decodeURI(pathname) : own;
  return {origin, base: `/${base}/`.replace(/\/{2,}/g, '/')};
}

/** An IANA time zone; undefined for anything else. */
export function readTimeZone(value: unknown): string | undefined {
  try {
    return typeof value === 'string' && value !== ''
      ? new Intl.DateTimeFormat('en', {timeZone: value}).resolvedOptions().timeZone
      : undefined;
  } catch {
    return undefined;
  }
}
