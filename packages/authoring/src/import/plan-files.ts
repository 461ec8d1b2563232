import {posix} from 'node:path';
import {proposeSlug} from '../new-article/slug.ts';
import type {Finding} from './findings.ts';
import {dayOf} from './permalink.ts';
import type {ReadPost} from './read-blog.ts';
import type {SiteFacts} from './site-facts.ts';

/** A post with its place on this site. */
export interface PlacedPost {
  readonly post: ReadPost;
  readonly title: string;
  readonly slug: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** From the project's root. */
  readonly file: string;
  readonly address: string;
  /** The place of a doc in its folder. */
  readonly position: number;
}

interface Unplaced {
  readonly post: ReadPost;
  /** Whether files lie beside it. */
  readonly hasFiles: boolean;
}

/** Addresses below the blog that its lists have. */
const reserved = new Set(['archive', 'authors', 'page', 'tags']);

/**
 * Gives each post a title, a date, a slug and a file that no other has.
 *
 * @param folder the old folder of the posts, below which a doc keeps its folders
 */
export function planFiles(
  posts: readonly Unplaced[],
  folder: string,
  facts: Pick<SiteFacts, 'files' | 'lastPositions'>,
  to: 'blog' | 'docs',
  findings: Finding[],
): PlacedPost[] {
  const taken = new Set(facts.files.map((file) => nameOf(file, to)));
  const positions = new Map(facts.lastPositions);
  const byPosition = [...posts.entries()].sort(
    ([a, one], [b, other]) =>
      (one.post.position ?? Infinity) - (other.post.position ?? Infinity) || a - b,
  );
  const placed: PlacedPost[] = [];
  for (const [index, {post, hasFiles}] of byPosition) {
    const add = (kind: Finding['kind'], detail: string) => {
      findings.push({kind, path: post.path, detail});
    };
    const title = post.title ?? post.name;
    if (post.title === undefined) {
      add('title', title);
    }
    const section = to === 'docs' ? sectionOf(post.path, folder) : '';
    const isIndex = to === 'docs' && /\/(?:index|readme)\.\w+$/i.test(post.path);
    const wanted = slugOf(post, title);
    const slug = free(
      wanted,
      (name) => !taken.has(posix.join(section, name)) && (to === 'docs' || !reserved.has(name)),
    );
    if (slug !== wanted) {
      add('slug', `${wanted} → ${slug}`);
    }
    taken.add(posix.join(section, slug));
    const date = post.date === undefined ? post.changed : dayOf(post.date);
    if (post.date === undefined && to === 'blog') {
      add('date', date);
    }
    const name = to === 'blog' ? `${date}-${slug}` : posix.join(section, slug);
    const position = (positions.get(section) ?? 0) + 1;
    positions.set(section, position);
    placed[index] = {
      post,
      title,
      slug,
      date,
      file: `${to}/${name}${hasFiles || isIndex ? '/index' : ''}.md`,
      address: to === 'blog' ? `/blog/${slug}` : `/docs/${name}`,
      position,
    };
  }
  return placed;
}

/** The slug of an article, or the path of a doc without its ending. */
function nameOf(file: string, to: 'blog' | 'docs'): string {
  const path = file.replace(/(?:\/index)?\.mdx?$/, '');
  const [folder = ''] = path.split('/');
  const name = path.slice(folder.length + 1);
  if (folder !== to) {
    return '';
  }
  return to === 'blog' ? name.replace(/^\d{4}-\d{2}-\d{2}-/, '') : name;
}

/** From a name in Latin letters, or else from the title. */
function slugOf({name}: ReadPost, title: string): string {
  const latin = /^[\x20-\x7e]+$/.test(name) ? proposeSlug(name) : '';
  return latin || proposeSlug(title) || proposeSlug(name) || 'untitled';
}

/** The folders of a doc, in the letters of addresses. The page of a folder is in the folder above. */
function sectionOf(path: string, folder: string): string {
  const below = folder === '' ? path : path.slice(folder.length + 1);
  const folders = posix
    .dirname(below)
    .split('/')
    .filter((name) => name !== '.');
  const own = /\/(?:index|readme)\.\w+$/i.test(path) ? folders.slice(0, -1) : folders;
  return own.map((name) => proposeSlug(name) || 'section').join('/');
}

/** The name, or the first of `name-2`, `name-3` and so on that is free. */
function free(name: string, isFree: (name: string) => boolean): string {
  for (let number = 1; ; number++) {
    const next = number === 1 ? name : `${name}-${number}`;
    if (isFree(next)) {
      return next;
    }
  }
}
