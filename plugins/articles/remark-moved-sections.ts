import {createSlugger} from '@docusaurus/utils';
import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** The headings that a list of moved sections may have. */
interface Options {
  readonly headings: readonly string[];
}

/**
 * Keeps the anchors of an article that was split into several pages. With `moved_sections: true` in the front matter, each
 * link of the lists below such a heading gets the id that its text had as a heading. `/docs/a#old-section` then scrolls to the link that
 * names the section's new page. With scripts, src/client/moved-sections.ts follows that link.
 */
export default function remarkMovedSections({headings}: Options) {
  return (tree: Root, file: VFile): void => {
    const frontMatter = file.data.frontMatter as {readonly moved_sections?: boolean} | undefined;
    if (frontMatter?.moved_sections !== true) {
      return;
    }
    const slugger = createSlugger();
    const isStart = (node: RootContent) =>
      node.type === 'heading' && headings.includes(toString(node));
    const section = tree.children.slice(tree.children.findIndex(isStart) + 1);
    const end = section.findIndex((node) => node.type === 'heading' && node.depth === 2);
    for (const list of section.slice(0, end < 0 ? undefined : end)) {
      visit(list, 'link', (link) => {
        link.data = {
          hProperties: {id: slugger.slug(toString(link)), 'data-moved-section': ''},
        };
      });
    }
  };
}
