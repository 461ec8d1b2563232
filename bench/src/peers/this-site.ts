import {copySite, shortenArticles} from '../../../scripts/site-copy';
import {atEnd} from '../runner/cleanup';
import {docusaurusCaches, versionOf, withoutExtension, type Site} from './site';

/** This site with its plugins and pages, its articles shortened, and the corpus at /docs/corpus. */
export const thisSite = copyWith('this site', {});

/** The same without packages/speed, as Docusaurus builds it. */
export const thisSiteWithoutSpeed = copyWith('this site without speed', {SPEED: 'off'});

function copyWith(name: string, environment: Readonly<Record<string, string>>): Site {
  return {
    name,
    version: () => versionOf('@docusaurus/core'),
    prepare: (corpus) => {
      const copy = copySite({ownCaches: true});
      atEnd(copy.remove);
      shortenArticles(copy);
      for (const {file, text} of corpus) {
        copy.write(`docs/corpus/${file}`, text);
      }
      return {
        folder: copy.folder,
        environment,
        build: ['scripts/docusaurus.mjs', 'build'],
        output: 'build',
        caches: docusaurusCaches,
        articles: 'docs/corpus',
        addressOf: (file) => `docs/corpus/${withoutExtension(file)}`,
      };
    },
  };
}
