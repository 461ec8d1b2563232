import {readdirSync, readFileSync, realpathSync, statSync} from 'node:fs';
import {isAbsolute, posix, relative, resolve, sep} from 'node:path';
import {imageSize} from 'image-size';
import {listCode} from '@markdown-zh/content-check';
import {placeAt} from '@markdown-zh/content-check/article';
import {decode, type Decoded} from './decode.ts';
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
  /** The kind of file at a path. */
  readonly at: (path: string) => PathKind;
  /** Whether a picture is at an absolute path, where the blog may have pictures anywhere. */
  readonly isPictureAnywhere: (path: string) => boolean;
  /** The format of a picture, as the ending of its name; undefined for another file. */
  readonly pictureType: (path: string) => string | undefined;
}

/** A post with facts about its file. */
export interface ReadPost extends OldPost, Pick<Decoded, 'encoding'> {
  /** The day of its last change on this disk. */
  readonly changed: string;
  /** The parts of its text that would run in MDX, each with its line in the file. */
  readonly codeParts: readonly {readonly text: string; readonly line: number}[];
}

type PathKind = 'file' | 'folder' | 'outside' | undefined;

/** The old blog's folder. */
interface ReadFolder extends OldFolder {
  readonly root: string;
  /** Symbolic links that lead out of it, which are not among its files. */
  readonly linksOut: readonly string[];
}

/** Lists a folder. Throws an error with one sentence if there is none. */
export function openFolder(path: string): ReadFolder {
  if (statSync(path, {throwIfNoEntry: false})?.isDirectory() !== true) {
    throw new Error(`There is no folder ${path}. Name the folder of the old blog.`);
  }
  const root = realpathSync(path);
  const files: string[] = [];
  const linksOut: string[] = [];
  const list = (folder: string) => {
    for (const entry of readdirSync(resolve(root, folder), {withFileTypes: true})) {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && !/^\.(?!vitepress$)/.test(entry.name)) {
          list(path);
        }
      } else if (entry.isFile() || lookUp(root, path) === 'file') {
        files.push(path);
      } else if (lookUp(root, path) === 'outside') {
        linksOut.push(path);
      }
    }
  };
  list('');
  const known = new Set(files);
  return {
    root,
    files: files.sort(),
    linksOut,
    read: (file) => (known.has(file) ? decode(readFileSync(resolve(root, file)))?.text : undefined),
  };
}

/** Reads the posts of a blog. A file that cannot be read is left out, with the reason. */
export function readBlog({root, files, linksOut, read}: ReadFolder, generator: Generator): OldBlog {
  const site = generator.readSite({files, read});
  const posts: ReadPost[] = [];
  const leftOut: LeftOut[] = linksOut
    .filter((path) => isBelow(site.posts, path))
    .map((path) => ({path, reason: {code: 'outside'}}));
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
    at: (path) => lookUp(root, path),
    isPictureAnywhere: (path) =>
      site.hasAbsolutePictures === true && isAbsolute(path) && pictureType(path) !== undefined,
    pictureType: (path) => pictureType(resolve(root, path)),
  };
}

function readPost(root: string, path: string, site: OldSite): ReadPost | Reason {
  const file = resolve(root, path);
  let bytes: Buffer;
  let changed: string;
  try {
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

/** The code in a post. Its text is the end of its file, unless it was a page of HTML: then its code is where the page has the same words. */
function codeOf(file: string, body: string): ReadPost['codeParts'] {
  const isEnd = file.endsWith(body);
  return listCode(body).map(({text, offset}) => {
    const at = isEnd ? file.length - body.length + offset : file.indexOf(text.slice(0, 20));
    return {text, line: placeAt(file, Math.max(0, at)).line};
  });
}

/** Whether a path is a file or a folder, or leads out of the old blog. A path that no file can have is missing. */
function lookUp(root: string, path: string): PathKind {
  try {
    const real = realpathSync(resolve(root, path));
    const way = relative(root, real);
    if (way === '..' || way.startsWith(`..${sep}`) || resolve(way) === way) {
      return 'outside';
    }
    return statSync(real).isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined;
  }
}

function pictureType(file: string): string | undefined {
  try {
    return imageSize(readFileSync(file)).type;
  } catch {
    return undefined;
  }
}
