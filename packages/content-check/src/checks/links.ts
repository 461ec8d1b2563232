import {posix} from 'node:path';
import {folderOf, type Folder} from '../config.ts';
import {message, type Message} from '../messages/message.ts';
import type {Reference} from './article.ts';
import {external, faultInExternal} from './external-links.ts';
import type {ArticleFacts} from './checked-article.ts';
import type {Finding} from './issue.ts';
import {nearest} from './nearest.ts';
import {decoded, routeOf, type Page} from './routes.ts';

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
 * Checks every link and image of an article: its target and anchor exist, and an image has an alternative text. No public article links
 * to the hidden blog.
 */
export function checkLinks(article: ArticleFacts, targets: LinkTargets): Finding[] {
  return article.references.flatMap((reference) => {
    const {line, column, kind} = reference;
    const at = {file: article.file, line, column};
    const unnamed = faultInText(reference);
    const broken = faultInLink(article, reference, targets);
    return [
      ...(unnamed === undefined ? [] : [{...at, rule: `${kind}-text`, message: unnamed}]),
      ...(broken === undefined ? [] : [{...at, rule: kind, message: broken}]),
    ];
  });
}

/** A screen reader has no words for such a link or image, but it works. */
function faultInText({kind, url, text, holdsImage}: Reference): Message | undefined {
  if (text.trim() !== '' || url === '') {
    return undefined;
  }
  if (kind === 'image') {
    return message('image-without-text', {url: url.startsWith('data:') ? 'data:…' : url});
  }
  return holdsImage ? undefined : message('link-without-text', {url});
}

function faultInLink(
  article: ArticleFacts,
  {kind, url}: Reference,
  targets: LinkTargets,
): Message | undefined {
  if (kind === 'image' && /^data:image\//i.test(url)) {
    return undefined;
  }
  if (external.test(url)) {
    return faultInExternal(url);
  }
  if (url === '') {
    return message('missing-target', {kind});
  }
  return faultInInternalLink(article, decoded(url), targets);
}

function faultInInternalLink(
  article: ArticleFacts,
  url: string,
  targets: LinkTargets,
): Message | undefined {
  const [address = '', anchor] = url.split('#');
  const [path = ''] = address.split('?');
  const page = findPage(article, path, targets);
  if (page === undefined && targets.hasFolder(fileOf(article, path))) {
    return message('link-to-folder', {url});
  }
  if (page === undefined) {
    const suggestion = nearest(path, candidates(article, path, targets));
    return message('broken-link', {url, suggestion});
  }
  if (page.isDraft === true && article.frontMatter.draft !== true) {
    return message('link-to-draft', {url});
  }
  const own = folderOf(article.file, targets.folders);
  if (own?.isHidden !== true && isHidden(page.route, targets.folders)) {
    return message('link-to-hidden-page', {url});
  }
  if (anchor && page.anchors && !page.anchors.has(anchor)) {
    const suggestion = nearest(anchor, [...page.anchors]);
    return message('broken-anchor', {anchor, page: page.route, suggestion});
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
