import {readArticles} from './content';
import {pathOf} from './pages';
import {privateRoutes} from './routes';

/** Paths of the second blog's pages: those of the contract, and all its posts. */
export function privatePaths(): string[] {
  const posts = readArticles().filter(({file}) => file.startsWith('icms/'));
  return [...new Set([...privateRoutes.map(({path}) => path), ...posts.map(pathOf)])];
}
