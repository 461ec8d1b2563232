import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Writes `robots.txt`, which names the sitemap. */
export default function crawlers(): Plugin {
  return {
    name: 'crawlers',
    async postBuild({outDir, baseUrl, siteConfig}) {
      await writeFile(join(outDir, 'robots.txt'), renderRobots(siteConfig.url + baseUrl));
    },
  };
}

/**
 * The site's `robots.txt` (RFC 9309), which allows everything. It does not name hidden pages, because anybody could read their
 * names there. Crawlers request the file at the origin only. Below a path, it only tells people where the sitemap is.
 *
 * @param address origin and base URL, with a slash at the end
 */
export function renderRobots(address: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${address}sitemap.xml\n`;
}
