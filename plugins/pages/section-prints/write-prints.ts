import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {contentLanguage} from '../../../site/locale';
import {pageFile} from '@markdown-zh/build-tools/page-file';
import {lowerPriority} from '@markdown-zh/build-tools/thread';
import {bodySource} from './doc-body';
import {openBodyCache} from './body-cache';
import {renderBody} from './render-body';
import {renderPrintPage, type Doc} from './print-page';
import type {Section} from './sections';

/** The thread's input: a build whose pages are written. */
export interface PrintsJob {
  readonly siteDir: string;
  readonly sections: readonly Section[];
  readonly outDir: string;
  readonly baseUrl: string;
  /** Origin. */
  readonly url: string;
  readonly siteTitle: string;
  readonly titleDelimiter: string;
  readonly trailingSlash: boolean | undefined;
}

/** Writes the printable pages of all sections. Throws if no doc of a section has a body. */
export default function writePrints(job: PrintsJob): void {
  lowerPriority(); // the search index takes longer
  const {sections, siteDir, outDir, baseUrl, url, siteTitle, titleDelimiter, trailingSlash} = job;
  const bodies = openBodyCache(siteDir);
  const below = (path: string) => join(outDir, decodeURI(path.slice(baseUrl.length)));
  const read = (permalink: string) =>
    readFileSync(
      join(outDir, pageFile(decodeURI(permalink.slice(baseUrl.length)), trailingSlash)),
      'utf8',
    );

  for (const section of sections) {
    const prefixes = new Map(
      section.docs.map(({permalink}) => [
        permalink,
        `${permalink.slice(baseUrl.length).replaceAll('/', '-')}--`,
      ]),
    );
    const docs: Doc[] = [];
    const links = new Set<string>();
    // One by one, because all pages of a large site would fill the memory.
    for (const {title, permalink} of section.docs) {
      const page = read(permalink);
      const source = bodySource(page);
      linksOf(page).forEach((link) => links.add(link));
      // A doc has no page if another page has its address, of which Docusaurus warns.
      if (source !== undefined) {
        const prefix = prefixes.get(permalink) ?? '';
        docs.push({title, prefix, body: renderBody(bodies.get(source, prefix), prefixes)});
      }
    }
    if (docs.length === 0) {
      throw new Error(
        `No doc of ${section.permalink} has a body to print. Check the HTML of this Docusaurus against plugins/pages/section-prints/doc-body.ts.`,
      );
    }
    const file = below(`${section.print}index.html`);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(
      file,
      renderPrintPage(section, docs, {
        siteTitle,
        delimiter: titleDelimiter,
        language: contentLanguage,
        canonical: url + encodeURI(decodeURI(section.permalink)),
        links: [...links],
      }),
    );
  }
  bodies.close();
}

/** The policy in a page's head, and its links of style sheets and icons. Each doc links the sheets of its own parts. */
function linksOf(html: string): string[] {
  return (
    html.match(
      /<(?:meta http-equiv="?Content-Security-Policy|link\b[^<>]*\brel="?(?:stylesheet|icon)\b)[^<>]*>/g,
    ) ?? []
  );
}
