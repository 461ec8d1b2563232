import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {replaceExamples} from './examples';
import {replaceExercises} from './exercises';
import {attributes, defaultImport} from './jsx';
import {framePictures, replaceDiagrams} from './pictures';

interface Options {
  /** Tags that articles may use, with their modules. */
  readonly components: Readonly<Record<string, string>>;
  /** The tags that hydrate on their own, and the module of their wrapper. */
  readonly islands: {readonly tags: readonly string[]; readonly frame: string};
  readonly baseUrl: string;
}

/** The tag of the islands' wrapper in an article. */
const islandTag = 'Island';

/**
 * Adds live parts to articles: examples, exercises, cheat sheet lines, diagrams, pictures, and the registered tags. Articles have no
 * imports: the plugin adds those that an article needs, so other pages do not load that code. Must run before Docusaurus's own
 * plugins, which would take the SVG pictures.
 */
export default function remarkArticleParts({components, islands, baseUrl}: Options) {
  return (tree: Root, file: VFile): void => {
    replaceExamples(tree, file, baseUrl);
    replaceExercises(tree, file, baseUrl);
    replaceDiagrams(tree);
    framePictures(tree);
    const hasIslands = frameIslands(tree, islands.tags);

    const used = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const {name} = node as {name?: string | null};
      if (name && Object.hasOwn(components, name)) {
        used.add(name);
      }
    });
    tree.children.unshift(
      ...[...used].map((name) => defaultImport(name, components[name] ?? '')),
      ...(hasIslands ? [defaultImport(islandTag, islands.frame)] : []),
    );
  };
}

/**
 * Wraps each component that hydrates on its own in `<Island name="…">`, so that a crash does not affect the page.
 *
 * @param tags of these parts
 * @returns whether there is one
 */
function frameIslands(tree: Root, tags: readonly string[]): boolean {
  let found = false;
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    const part = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (!parent || index === undefined || !part.name || !tags.includes(part.name)) {
      return undefined;
    }
    found = true;
    const frame = {
      ...part,
      name: islandTag,
      attributes: attributes({name: part.name}),
      children: [part],
    };
    parent.children[index] = frame as typeof part;
    return SKIP;
  });
  return found;
}
