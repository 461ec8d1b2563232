import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {contentLanguage} from '../../site/locale';
import {fileOf} from '../search/built-pages';
import {docBody} from './doc-body';
import {renderPrintPage} from './print-page';
import type {Section} from './sections';

/** What is known of a build whose pages are written, as a message to a thread. */
export interface Task {
  readonly sections: readonly Section[];
  readonly outDir: string;
  readonly baseUrl: string;
  /** Origin. */
  readonly url: string;
  readonly siteTitle: string;
  readonly titleDelimiter: string;
  readonly trailingSlash: boolean | undefined;
}

/** Writes the pages for printing of all sections. Throws where no doc of a section has a body. */
export default async function writePrints(task: Task): Promise<void> {
  const {sections, outDir, baseUrl, url, siteTitle, titleDelimiter, trailingSlash} = task;
  const below = (path: string) => join(outDir, decodeURI(path.slice(baseUrl.length)));
  const read = (permalink: string) =>
    readFile(
      join(outDir, fileOf(decodeURI(permalink.slice(baseUrl.length)), trailingSlash)),
      'utf8',
    );

  for (const section of sections) {
    const prefixes = new Map(
      section.docs.map(({permalink}) => [
        permalink,
        `${permalink.slice(baseUrl.length).replaceAll('/', '-')}--`,
      ]),
    );
    const pages = await Promise.all(section.docs.map(({permalink}) => read(permalink)));
    // A doc has none whose address is taken by a page, which Docusaurus warns of.
    const docs = section.docs.flatMap(({title, permalink}, index) => {
      const body = docBody(pages[index] ?? '', permalink, prefixes);
      return body === undefined ? [] : [{title, prefix: prefixes.get(permalink) ?? '', body}];
    });
    if (docs.length === 0) {
      throw new Error(
        `No doc of ${section.permalink} has a body to print. Does plugins/section-prints know the HTML of this Docusaurus?`,
      );
    }
    const file = below(`${section.print}index.html`);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(
      file,
      renderPrintPage(section, docs, {
        siteTitle,
        delimiter: titleDelimiter,
        language: contentLanguage,
        canonical: url + encodeURI(decodeURI(section.permalink)),
        links: [...new Set(pages.flatMap(linksOf))],
      }),
    );
  }
}

/** What a page's head says about its style sheets and icons. Each doc names the sheets of its own parts. */
function linksOf(html: string): string[] {
  return html.match(/<link\b[^>]*\brel="?(?:stylesheet|icon)\b[^>]*>/g) ?? [];
}
