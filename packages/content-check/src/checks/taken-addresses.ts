import {folderOf, type Config} from '../config.ts';
import {message} from '../messages/message.ts';
import type {ArticleFacts} from './findings.ts';
import type {Finding} from './issue.ts';
import {isReserved} from './old-address.ts';
import {routeOf, type GeneratedRoutes} from './routes.ts';

/** What Docusaurus writes below the address of a blog, in lower case. */
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
