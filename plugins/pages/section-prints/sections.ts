import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {sectionPrint} from '../../../site/section-print';

/** A section of the docs, with its pages in the order of the sidebar. */
export interface Section {
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  /** Address of the printed page, with the base URL. */
  readonly print: string;
  readonly docs: readonly {readonly title: string; readonly permalink: string}[];
}

type Version = LoadedContent['loadedVersions'][number];
type Item = Version['sidebars'][string][number];

/** The printable sections: categories with a page of their own. Leaves out unlisted docs. */
export function sectionsOf({sidebars, docs}: Version): Section[] {
  const listed = new Map(docs.filter(({unlisted}) => !unlisted).map((doc) => [doc.id, doc]));
  const docOf = (id: string): Section['docs'] => {
    const doc = listed.get(id);
    return doc ? [{title: doc.title, permalink: doc.permalink}] : [];
  };
  const docsOf = (items: readonly Item[]): Section['docs'] =>
    items.flatMap((item) => {
      if (item.type === 'category') {
        // The lead page of a series is the link of its category.
        return [...(item.link?.type === 'doc' ? docOf(item.link.id) : []), ...docsOf(item.items)];
      }
      return item.type === 'doc' ? docOf(item.id) : [];
    });
  const sectionsIn = (items: readonly Item[]): Section[] =>
    items.flatMap((item) => {
      if (item.type !== 'category') {
        return [];
      }
      const below = sectionsIn(item.items);
      const {link} = item;
      if (link?.type !== 'generated-index') {
        return below;
      }
      const {permalink, title = item.label, description = ''} = link;
      const print = sectionPrint(permalink);
      return [{title, description, permalink, print, docs: docsOf(item.items)}, ...below];
    });
  return Object.values(sidebars).flatMap(sectionsIn);
}
