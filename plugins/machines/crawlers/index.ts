import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {renderRobots} from './robots';

/** Tells crawlers where the sitemap is, at the address where they look first. */
export default function crawlers(): Plugin {
  return {
    name: 'crawlers',
    async postBuild({outDir, baseUrl, siteConfig}) {
      await writeFile(join(outDir, 'robots.txt'), renderRobots(siteConfig.url + baseUrl));
    },
  };
}
