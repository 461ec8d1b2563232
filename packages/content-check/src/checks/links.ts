import {posix} from 'node:path';
import {folderOf, type Folder} from '../config.ts';
import type {Reference} from './article.ts';
import {describeExternal, external} from './external.ts';
import type {ArticleFacts} from './findings.ts';
import type {Issue} from './issue.ts';
import {suggest} from './nearest.ts';
import {routeOf, type Page} from './routes.ts';

/** The pages and files that links are resolved against. */
interface LinkTargets {
  readonly pages: ReadonlyMap<string, Page>;
  /** Articles by path from the project's root. */
  readonly articles: ReadonlyMap<string, ArticleFacts>;
  /** Whether a file exists, by path from the project's root. */
  readonly hasFile: (path: string) => boolean;
  readonly hasFolder: (path: string) => boolean;
  readonly folders: readonly Folder[];
}

/**
 * Checks every link and image of an article: its target and anchor exist, an image has an alternative text,
 * and nothing public links to the hidden blog.
 */
export function checkLinks(article: ArticleFacts, targets: LinkTargets): Issue[] {
  return article.references.flatMap((reference) => {
    const {line, column, kind} = reference;
    const at = {file: article.file, line, column};
    const unnamed = describeMissingText(reference);
    const message = describeLink(article, reference, targets);
    return [
      ...(unnamed === undefined ? [] : [{...at, rule: `${kind}-text`, message: unnamed}]),
      ...(message === undefined ? [] : [{...at, rule: kind, message}]),
    ];
  });
}

/** A screen reader has no words for such a link or image, but it works. */
function describeMissingText({kind, url, text, holdsImage}: Reference): string | undefined {
  if (text.trim() !== '' || url === '') {
    return undefined;
  }
  if (kind === 'image') {
    const shown = url.startsWith('data:') ? 'data:…' : url;
    return `The image "${shown}" has no alternative text. Describe the image between the brackets.`;
  }
  return holdsImage
    ? undefined
    : `The link to "${url}" has no text. Describe the target between the brackets.`;
}

function describeLink(
  article: ArticleFacts,
  {kind, url}: Reference,
  targets: LinkTargets,
): string | undefined {
  if (kind === 'image' && /^data:image\//i.test(url)) {
    return undefined;
  }
  if (external.test(url)) {
    return describeExternal(url);
  }
  if (url === '') {
    return `The ${kind} has no target. Write one, or drop the brackets.`;
  }
  return describeInternalLink(article, decode(url), targets);
}

function describeInternalLink(
  article: ArticleFacts,
  url: string,
  targets: LinkTargets,
): string | undefined {
  const [address = '', anchor] = url.split('#');
  const [path = ''] = address.split('?');
  const page = findPage(article, path, targets);
  if (page === undefined && targets.hasFolder(fileOf(article, path))) {
    return `"${url}" is a folder. Name the file in it.`;
  }
  if (page === undefined) {
    return `"${url}" leads nowhere.${suggest(path, candidates(article, path, targets))} Correct the path, or remove the link.`;
  }
  if (page.isDraft === true && article.frontMatter.draft !== true) {
    return `"${url}" leads to a draft, which builds leave out. Publish the draft first, or remove the link.`;
  }
  const own = folderOf(article.file, targets.folders);
  if (own?.isHidden !== true && isHidden(page.route, targets.folders)) {
    return `"${url}" leads to the hidden blog, which nothing public may link to. Remove the link.`;
  }
  if (anchor && page.anchors && !page.anchors.has(anchor)) {
    return `There is no heading "#${anchor}" in ${page.route}.${suggest(anchor, [...page.anchors])} Correct the anchor, or link to the page.`;
  }
  return undefined;
}

/** Whether a page is in a hidden folder. */
function isHidden(route: string, folders: readonly Folder[]): boolean {
  return folders.some(
    (folder) => folder.isHidden === true && `${route}/`.startsWith(`${folder.route}/`),
  );
}

/** The file that a path names, from the project's root. */
function fileOf({file}: Pick<ArticleFacts, 'file'>, path: string): string {
  return path.startsWith('/') ? `static${path}` : posix.join(posix.dirname(file), path);
}

function findPage(article: ArticleFacts, path: string, targets: LinkTargets): Page | undefined {
  if (path === '') {
    return {route: routeOf(article, targets.folders) ?? '', anchors: article.anchors};
  }
  if (path.startsWith('/')) {
    const route = path === '/' ? path : path.replace(/\/$/, '');
    const isStatic = targets.hasFile(fileOf(article, route));
    return targets.pages.get(route) ?? (isStatic ? {route, anchors: undefined} : undefined);
  }
  const file = fileOf(article, path);
  const target = targets.articles.get(file);
  if (target) {
    const isDraft = target.frontMatter.draft === true;
    return {route: routeOf(target, targets.folders) ?? '', anchors: target.anchors, isDraft};
  }
  return targets.hasFile(file) ? {route: path, anchors: undefined} : undefined;
}

/** Suggestions for the path of a link, in its own form: from the root, or relative to the article. */
function candidates(
  {file}: ArticleFacts,
  path: string,
  {pages, articles}: LinkTargets,
): readonly string[] {
  if (path.startsWith('/')) {
    return [...pages.keys()];
  }
  return [...articles.keys()].map((other) => {
    const relative = posix.relative(posix.dirname(file), other);
    return relative.startsWith('.') ? relative : `./${relative}`;
  });
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
