import {createSlugger} from '@docusaurus/utils';
import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** The heading of the list of moved sections. */
interface Options {
  readonly heading: string;
}

/**
 * Keeps the anchors of an article that was split into several pages. With `moved_sections: true` in the front matter, each
 * link of the lists below the heading gets the id that its text had as a heading, so `/docs/a#old-section` scrolls to the link that
 * names the section's new page. With scripts, src/client/moved-sections.ts follows that link.
 */
export default function remarkMovedSections({heading}: Options) {
  return (tree: Root, file: VFile): void => {
    const frontMatter = file.data.frontMatter as {readonly moved_sections?: boolean} | undefined;
    if (frontMatter?.moved_sections !== true) {
      return;
    }
    const slugger = createSlugger();
    const isStart = (node: RootContent) => node.type === 'heading' && toString(node) === heading;
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
