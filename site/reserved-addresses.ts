import {favicon, icons, manifestFile} from './icons';
import {listFiles, offlinePath, workerFile} from './offline';
import {framePath, playgroundPath} from './playground';
import {indexPath, searchPath} from './search';
import {sectionPrint} from './section-print';

/** Files of plugins and of hosts that no other module of the site names. `npm run check -- hosting` compares the list with a build. */
const files = [
  '404.html',
  '_headers',
  '_redirects',
  'edgeone.json',
  'llms-full.txt',
  'llms.txt',
  'robots.txt',
  'sitemap.xml',
  'third-party-licenses.txt',
  'vercel.json',
];

/** Folders of the build, and the feeds of both blogs. */
const folders = ['.well-known', 'assets', 'img'];
const feeds = ['blog', 'icms'].flatMap((blog) =>
  ['atom.xml', 'feed.json', 'rss.xml'].map((name) => `${blog}/${name}`),
);

/** Addresses that the build itself writes, with all below them: neither an article nor a redirect may have one. */
export const reservedAddresses: readonly string[] = [
  ...[...files, ...folders, ...feeds, ...icons.map(({file}) => file), favicon.file, manifestFile],
  ...[workerFile, ...Object.values(listFiles), framePath],
  ...[searchPath, indexPath, playgroundPath, offlinePath, sectionPrint('docs')],
].map((path) => `/${path.replace(/\/$/, '')}`);
