import {folderOf, withFlags, type Config, type Folder} from '../config.ts';
import {message} from '../messages/message.ts';
import type {ArticleFacts} from './checked-article.ts';
import {newAddress, type Finding} from './issue.ts';
import {nearest} from './nearest.ts';
import {faultOfOldAddress, isReserved} from './old-address.ts';
import {printable} from '@markdown-zh/diagnosis/printable';
import {routeOf, type GeneratedRoutes, type Page} from './routes.ts';

/** The addresses of articles, and of exercises in them, in a build. A draft has none. */
function addressesOf(articles: readonly ArticleFacts[], folders: readonly Folder[]): string[] {
  return articles.flatMap((article) => {
    const route = routeOf(article, folders);
    return route === undefined || article.frontMatter.draft === true
      ? []
      : [route, ...(article.exercises ?? []).map((id) => `${route}#${id}`)];
  });
}

/**
 * Checks that no published address is lost: an article has it, or it redirects to an existing page.
 *
 * @param recorded the lines of the record
 */
export function checkAddresses(
  articles: readonly ArticleFacts[],
  recorded: readonly string[],
  pages: ReadonlyMap<string, Page>,
  {
    folders,
    addresses,
    command,
    reserved,
  }: Pick<Config, 'folders' | 'addresses' | 'command' | 'reserved'>,
): Finding[] {
  if (addresses === undefined) {
    return [];
  }
  const {record: recordFile, redirects} = addresses;
  const current = new Set(addressesOf(articles, folders));
  const known = new Set(recorded);
  const rule = 'address';
  const lost = recorded.flatMap((address, index): Finding[] => {
    const [page = '', exercise] = address.split('#');
    if (address === '' || current.has(address) || Object.hasOwn(redirects.list, page)) {
      return [];
    }
    const lostMessage =
      exercise === undefined || !current.has(page)
        ? message('lost-address', {address, redirects: redirects.file})
        : message('lost-exercise', {address});
    return [{file: recordFile, line: index + 1, column: 1, rule, message: lostMessage}];
  });
  const astray = Object.entries(redirects.list).flatMap(([from, to]): Finding[] => {
    const issue = {file: redirects.file, line: 1, column: 1, rule};
    if (current.has(from)) {
      return [{...issue, message: message('redirected-article', {address: from})}];
    }
    const fault = pages.has(from) ? 'reserved-redirect' : faultOfOldAddress(from, reserved);
    if (fault !== undefined) {
      return [{...issue, message: message(fault, {address: printable(from)})}];
    }
    const suggestion = nearest(to, [...pages.keys()]);
    return pages.has(to)
      ? []
      : [{...issue, message: message('broken-redirect', {address: from, target: to, suggestion})}];
  });
  const fresh = articles.flatMap((article) =>
    addressesOf([article], folders)
      .filter((address) => !known.has(address))
      .map((address): Finding => ({
        ...{file: article.file, line: 1, column: 1, rule: newAddress},
        message: message('new-address', {
          address,
          record: recordFile,
          command: withFlags(command, '--fix'),
        }),
      })),
  );
  return [...lost, ...astray, ...fresh];
}

/**
 * Adds the addresses of these articles to the record: sorted, each once. Published addresses stay in it.
 *
 * @param recorded the lines of the record
 * @param published the lines that have been committed
 */
export function record(
  recorded: readonly string[],
  published: readonly string[],
  articles: readonly ArticleFacts[],
  folders: readonly Folder[],
): string {
  const committed = new Set(published);
  const all = new Set([
    ...recorded.filter((address) => address !== '' && committed.has(address)),
    ...addressesOf(articles, folders),
  ]);
  return [...all]
    .sort()
    .map((address) => `${address}\n`)
    .join('');
}

/** The addresses that Docusaurus writes below that of a blog, in lower case. */
const belowBlog = /^\/(?:(?:archive|authors|page|tags)(?:\/.*)?|(?:rss|atom)\.xml|feed\.json)$/;

/**
 * Reports articles whose address another article or the site itself has: of two pages with one address the build keeps one. Addresses that
 * differ only in upper and lower case are one on many disks.
 */
export function checkTakenAddresses(
  articles: readonly ArticleFacts[],
  {pages}: Pick<GeneratedRoutes, 'pages'>,
  {folders, reserved}: Pick<Config, 'folders' | 'reserved'>,
): Finding[] {
  const blogs = folders.filter(({kind}) => kind === 'post').map(({route}) => route.toLowerCase());
  const own = new Set([...pages, ...blogs].map((route) => route.toLowerCase()));
  const isOwn = (route: string) =>
    own.has(route) ||
    isReserved(route, reserved) ||
    blogs.some((blog) => route.startsWith(`${blog}/`) && belowBlog.test(route.slice(blog.length)));
  const seen = new Map<string, string>();
  return articles.flatMap((article): Finding[] => {
    const {file} = article;
    const route = routeOf(article, folders);
    if (route === undefined) {
      return [];
    }
    const key = route.toLowerCase();
    const owner = seen.get(key);
    if (owner === undefined && !isOwn(key)) {
      seen.set(key, file);
      return [];
    }
    const isPage = folderOf(file, folders)?.kind === 'page';
    const taken = message('taken-address', {route, owner, isPage});
    return [{file, line: 1, column: 1, rule: 'slug', message: taken}];
  });
}

/** Bytes of a part of an address. File systems allow 255 in a name, to which the build adds endings such as `.html.br`. */
const mostBytes = 240;

/** Reports articles whose address has a part that is too long for the name of a file. */
export function checkLongAddresses(
  articles: readonly ArticleFacts[],
  {folders}: Pick<Config, 'folders'>,
): Finding[] {
  return articles.flatMap((article): Finding[] => {
    const parts = routeOf(article, folders)?.split('/') ?? [];
    const bytes = Math.max(0, ...parts.map((part) => Buffer.byteLength(part)));
    const tooLong = message('long-address', {bytes, limit: mostBytes});
    return bytes > mostBytes
      ? [{file: article.file, line: 1, column: 1, rule: 'slug', message: tooLong}]
      : [];
  });
}
