import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {replaceDiagrams} from './diagrams';
import {replaceExamples} from './examples';
import {defaultImport} from './jsx';
import {framePictures} from './pictures';

interface Options {
  /** Tags that articles may use, and the module that each one comes from. */
  readonly components: Readonly<Record<string, string>>;
  readonly baseUrl: string;
}

/**
 * Gives articles their live parts: examples, cheat sheet lines, diagrams, pictures, and the registered tags.
 * An article imports nothing; each page gets the imports of what it uses, so that no other page
 * loads that code. Must run before Docusaurus's own plugins, which would take the SVG pictures.
 */
export default function remarkArticleParts({components, baseUrl}: Options) {
  return (tree: Root, file: VFile): void => {
    replaceExamples(tree, file, baseUrl);
    replaceDiagrams(tree);
    framePictures(tree);

    const used = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const {name} = node as {name?: string | null};
      if (name && name in components) {
        used.add(name);
      }
    });
    tree.children.unshift(...[...used].map((name) => defaultImport(name, components[name] ?? '')));
  };
}
