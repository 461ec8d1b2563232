import {minify} from './minify';

/** What Docusaurus renders of a page, as far as it becomes HTML. */
export interface PageParts {
  readonly html: string;
  readonly collectedData: {
    readonly metadata: {
      /** The elements of the head, each kind as HTML. */
      readonly internal: {
        readonly title: string;
        readonly meta: string;
        readonly link: string;
        readonly script: string;
      };
    };
  };
}

/**
 * Minifies what differs from page to page; the frame around it (site/page-template.ts, plugins/page-guard) is short as it is.
 * Docusaurus minifies whole pages (scripts/docusaurus.mjs turns that off): two fifths of its time (3 of 7.6 ms a page, by hand)
 * went to the script that all of them have, and it cannot keep the result with the page.
 */
export async function minifyPage<Page extends PageParts>(
  page: Page,
): Promise<{readonly page: Page; readonly faults: readonly string[]}> {
  const {metadata} = page.collectedData;
  const {title, meta, link, script} = metadata.internal;
  const [body, head] = await Promise.all([minify(page.html), minify(title + meta + link + script)]);
  const internal = {...metadata.internal, title: head.html, meta: '', link: '', script: ''};
  const collectedData = {...page.collectedData, metadata: {...metadata, internal}};
  return {
    page: {...page, html: body.html, collectedData},
    faults: [...head.faults, ...body.faults],
  };
}
