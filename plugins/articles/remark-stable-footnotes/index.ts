import {relative, sep} from 'node:path';
import {simpleHash} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Length of Docusaurus's own, in hexadecimal digits. */
const length = 6;

/**
 * Names the footnotes of a post by where its file lies in the project. Docusaurus's blog appends a hash of the file's absolute path to
 * them, since a list shows several posts: the same commit, built in another folder, had other ids, and so other bytes in every page and
 * script with a footnote. Comes after Docusaurus's plugin, which stands before all others of a blog. To go when Docusaurus hashes a
 * path below the site's folder.
 *
 * @param options.siteDir the project's folder
 */
export default function remarkStableFootnotes({siteDir}: {readonly siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const appended = `-${simpleHash(file.path, length)}`;
    const steady = `-${simpleHash(relative(siteDir, file.path).split(sep).join('/'), length)}`;
    visit(tree, ['footnoteReference', 'footnoteDefinition'], (node) => {
      if (
        (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') &&
        node.identifier.endsWith(appended)
      ) {
        node.identifier = node.identifier.slice(0, -appended.length) + steady;
      }
    });
  };
}
