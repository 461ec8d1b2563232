import {relative, sep} from 'node:path';
import {simpleHash} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** The length of Docusaurus's hash, in hexadecimal digits. */
const length = 6;

/**
 * Replaces the hash in a post's footnote ids by a hash of the file's path in the project. Docusaurus's blog plugin appends a hash
 * of the absolute path, because a list shows several posts. Builds of one commit in different folders would therefore differ in
 * every page and script with a footnote. Must run after Docusaurus's plugin, which comes before all others of a blog. Remove this
 * plugin when Docusaurus hashes a path below the site's folder.
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
