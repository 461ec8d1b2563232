import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/**
 * Keeps the anchors of an article that was split into several pages. With `moved_sections: true` in the front matter, each
 * link in a list gets the id that its text had as a heading, so `/docs/a#old-section` scrolls to the link that names the
 * section's new page. With scripts, src/client/moved-sections.ts follows that link.
 */
export default function remarkMovedSections() {
  return (tree: Root, file: VFile): void => {
    const frontMatter = file.data.frontMatter as {readonly moved_sections?: boolean} | undefined;
    if (frontMatter?.moved_sections !== true) {
      return;
    }
    const slugger = createSlugger();
    visit(tree, 'listItem', (item) => {
      visit(item, 'link', (link) => {
        link.data = {
          hProperties: {id: slugger.slug(toString(link)), 'data-moved-section': ''},
        };
      });
    });
  };
}
