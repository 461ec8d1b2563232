import {posix} from 'node:path';
import type {FileKind} from './files.ts';
import type {OldPost} from './old-post.ts';
import type {OldBlog} from './read-blog.ts';

/** Where an address in an old post leads. */
export type Target =
  | {readonly kind: 'post'; readonly path: string; readonly hash: string}
  /** A file to copy, by its path from the old blog, or its absolute path. */
  | {readonly kind: 'file'; readonly path: string; readonly hash: string}
  /** A path without a file to copy, or an address that is not the old blog's. */
  | {readonly kind: Exclude<FileKind['kind'], 'file'> | 'remote' | 'other'};

interface Resolver {
  readonly find: (url: string, post: OldPost) => Target;
  /** The path of a post, with a slash before it, by its name in tags such as Hexo's `post_link`. */
  readonly pathOfPost: (name: string) => string | undefined;
}

/** Reads addresses in the posts of an old blog as its generator does. */
export function createResolver({site, posts, at}: OldBlog): Resolver {
  const paths = new Set(posts.map(({path}) => path));
  const byAddress = new Map<string, string>();
  const ownAddress = new Map<string, string>();
  for (const post of posts) {
    for (const address of site.addressesOf(post)) {
      if (address !== undefined && !byAddress.has(normalAddress(address))) {
        byAddress.set(normalAddress(address), post.path);
        ownAddress.set(post.path, ownAddress.get(post.path) ?? address);
      }
    }
  }
  const withoutBase = (path: string) =>
    path.startsWith(site.base) ? path.slice(site.base.length) : path.slice(1);

  const postAt = (path: string, hash: string): Target | undefined => {
    const page = path.replace(/\.(?:md|html?)$/, '');
    const found = [path, `${page}.md`, `${page}/index.md`].find((each) => paths.has(each));
    return found === undefined ? undefined : {kind: 'post', path: found, hash};
  };
  const postByAddress = (address: string, hash: string): Target | undefined => {
    const path = byAddress.get(normalAddress(address));
    return path === undefined ? undefined : {kind: 'post', path, hash};
  };

  const find = (url: string, post: OldPost): Target => {
    const isOwn = site.origin !== undefined && url.startsWith(`${site.origin}/`);
    const local = (isOwn ? url.slice(site.origin.length) : url)
      .replace(/^file:\/\//i, '')
      .replaceAll('\\', '/');
    if (/^(?:https?:)?\/\//i.test(local)) {
      return {kind: 'remote'};
    }
    if (/^(?:[a-z][a-z\d+.-]+:|#|$)/i.test(local)) {
      return {kind: 'other'};
    }
    const [, path = '', , hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(local) ?? [];
    const folder = posix.dirname(post.path);
    const isAbsolute = path.startsWith('/');
    const own = ownAddress.get(post.path);
    const address = isAbsolute
      ? path
      : own === undefined
        ? undefined
        : posix.resolve('/', own.replace(/(?<![^/])[^/]*$/, ''), path);
    const toPost =
      (address === undefined ? undefined : postByAddress(address, hash)) ??
      // VitePress and Hugo add the base to links.
      (isAbsolute ? postByAddress(posix.join(site.base, path), hash) : undefined) ??
      postAt(isAbsolute ? path.slice(1) : posix.join(folder, path), hash) ??
      postAt(posix.join(site.posts, isAbsolute ? withoutBase(path) : path), hash);
    if (toPost !== undefined) {
      return toPost;
    }
    const typoraRoot = post.fields['typora-root-url'];
    const roots = [
      ...(typeof typoraRoot === 'string' ? [posix.join(folder, typoraRoot)] : []),
      ...site.roots,
    ];
    const inRoots = (below: string) => roots.map((root) => posix.join(root, below));
    const candidates = [
      ...(isAbsolute
        ? []
        : [posix.join(folder, path), posix.join(site.assetsOf?.(post.path) ?? folder, path)]),
      ...(address === undefined
        ? []
        : [...inRoots(withoutBase(address)), ...inRoots(address.slice(1))]),
      ...(isAbsolute ? [] : inRoots(path)),
      ...(isAbsolute && site.hasAbsolutePictures === true ? [path] : []),
    ];
    const seen = candidates.map((candidate) => ({candidate, place: at(candidate).kind}));
    const file = seen.find(({candidate, place}) => place === 'file' && !isPage(candidate));
    if (file !== undefined) {
      return {kind: 'file', path: file.candidate, hash: ''};
    }
    const [kind = 'missing'] = seen.flatMap(({place}) =>
      place === 'file' || place === 'missing' ? [] : [place],
    );
    return isOwn && kind === 'missing' ? {kind: 'remote'} : {kind};
  };

  return {
    find,
    pathOfPost(name) {
      const found = [...paths].find((path) => {
        const page = `/${path.replace(/\.\w+$/, '')}`;
        return page === posix.join('/', site.posts, name) || page.endsWith(`/${name}`);
      });
      return found === undefined ? undefined : `/${found}`;
    },
  };
}

/** Pages are not copied: they are posts, or of a theme. */
const isPage = (path: string) => /\.(?:md|markdown|mdx|html?)$/i.test(path);

/** One form of an address: decoded, without `index.html` and without a slash at its end. */
export function normalAddress(address: string): string {
  let decoded = address;
  try {
    decoded = decodeURI(address);
  } catch {
    // A percent sign without a code.
  }
  return posix.join('/', decoded).replace(/(?:\/index\.html?|\/)$/, '') || '/';
}
