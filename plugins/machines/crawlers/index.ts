import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {renderRobots} from './robots';

/** Writes `robots.txt`, which names the sitemap. */
export default function crawlers(): Plugin {
  return {
    name: 'crawlers',
    async postBuild({outDir, baseUrl, siteConfig}) {
      await writeFile(join(outDir, 'robots.txt'), renderRobots(siteConfig.url + baseUrl));
    },
  };
}
