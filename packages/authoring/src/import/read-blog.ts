import {readdirSync, readFileSync, realpathSync, statSync} from 'node:fs';
import {posix, resolve} from 'node:path';
import {listCode} from '@markdown-zh/content-check';
import {positionAt} from '@markdown-zh/content-check/article';
import {decode, type Decoded} from './decode.ts';
import {createFileReader, lookUp, mostBytes, readText, type FileKind} from './files.ts';
import {readFrontMatter} from './front-matter.ts';
import {readOldPost, type OldPost} from './old-post.ts';
import type {Reason} from './reasons.ts';
import type {Generator, OldFolder, OldSite} from './generators/generator.ts';
import {isBelow} from './generators/settings.ts';

/** A file of the old blog, by its path from there. */
export interface LeftOut {
  readonly path: string;
  readonly reason: Reason;
}

/** An old blog, completely read, apart from the bytes of pictures. */
export interface OldBlog {
  /** Its absolute path. */
  readonly root: string;
  readonly site: OldSite;
  readonly posts: readonly ReadPost[];
  readonly leftOut: readonly LeftOut[];
  /** The file at a path, or why it cannot be copied. */
  readonly at: (path: string) => FileKind;
}

/** A post with facts about its file. */
export interface ReadPost extends OldPost, Pick<Decoded, 'encoding'> {
  /** The day of its last change on this disk. */
  readonly changed: string;
  /** The parts of its text that would run in MDX, each with its line in the file. */
  readonly codeParts: readonly {readonly text: string; readonly line: number}[];
}

/** The old blog's folder. */
interface ReadFolder extends OldFolder {
  readonly root: string;
  /** Entries that are not among its files: symbolic links that lead out of it, pipes, sockets, devices. */
  readonly odd: readonly LeftOut[];
}

/** Lists a folder. Throws an error with one sentence if there is none. */
export function openFolder(path: string): ReadFolder {
  if (statSync(path, {throwIfNoEntry: false})?.isDirectory() !== true) {
    throw new Error(`There is no folder ${path}. Name the folder of the old blog.`);
  }
  const root = realpathSync(path);
  const files: string[] = [];
  const odd: LeftOut[] = [];
  const list = (folder: string) => {
    for (const entry of readdirSync(resolve(root, folder), {withFileTypes: true})) {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && !/^\.(?!vitepress$)/.test(entry.name)) {
          list(path);
        }
      } else {
        const place = lookUp(root, path);
        if (place === 'file') {
          files.push(path);
        } else if (place === 'outside' || place === 'special') {
          odd.push({path, reason: {code: place}});
        }
      }
    }
  };
  list('');
  const known = new Set(files);
  return {
    root,
    files: files.sort(),
    odd,
    read: (file) => (known.has(file) ? readText(resolve(root, file)) : undefined),
  };
}

/** Reads the posts of a blog. A file that cannot be read is left out, with the reason. */
export function readBlog({root, files, odd, read}: ReadFolder, generator: Generator): OldBlog {
  const site = generator.readSite({files, read});
  const posts: ReadPost[] = [];
  const leftOut = odd.filter(({path}) => isBelow(site.posts, path));
  for (const path of files.filter((file) => site.isPost(file))) {
    const post = readPost(root, path, site);
    if ('code' in post) {
      leftOut.push({path, reason: post});
    } else {
      posts.push(post);
    }
  }
  return {
    root,
    site,
    posts,
    leftOut,
    at: createFileReader(root),
  };
}

function readPost(root: string, path: string, site: OldSite): ReadPost | Reason {
  const file = resolve(root, path);
  let bytes: Buffer;
  let changed: string;
  try {
    if (statSync(file).size > mostBytes.text) {
      return {code: 'large'};
    }
    bytes = readFileSync(file);
    changed = statSync(file).mtime.toLocaleDateString('sv-SE');
  } catch (error) {
    return {code: 'unreadable', detail: (error as Error).message};
  }
  const decoded = decode(bytes);
  if (decoded === undefined) {
    return {code: 'encoding'};
  }
  const source = site.readPost?.(path, decoded.text) ?? readFrontMatter(decoded.text);
  if ('code' in source) {
    return source;
  }
  if (source.body.trim() === '') {
    return {code: 'no-text'};
  }
  const post = readOldPost(path, source.fields, source.body, {
    isDraft: site.isDraft?.(path) ?? false,
    timeZone: site.timeZone,
  });
  const codeParts = codeOf(decoded.text, source.body);
  return {...post, changed, codeParts, ...(decoded.encoding && {encoding: decoded.encoding})};
}

/**
 * The code in a post. Its text is the end of its file, unless it was a page of HTML. Then the code is where the page has the same words.
 */
function codeOf(file: string, body: string): ReadPost['codeParts'] {
  const isEnd = file.endsWith(body);
  return listCode(body).map(({text, offset}) => {
    const at = isEnd ? file.length - body.length + offset : file.indexOf(text.slice(0, 20));
    return {text, line: positionAt(file, Math.max(0, at)).line};
  });
}
