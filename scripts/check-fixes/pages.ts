import {compileToJSX} from '@docusaurus/mdx-loader/lib/utils';
import type {Root as HastRoot} from 'hast';
import {raw} from 'hast-util-raw';
import {htmlTagNames} from 'html-tag-names';
import type {Parents, Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {remarkPlugins} from '../../src/lib/remark-plugins';
import {readPage, type Reading} from './reading';

const foreign = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml', 'toml'])
  .use(remarkGfm)
  .use(remarkPlugins);

/** Reads a text as its old site showed it: as CommonMark with GFM, formulas and HTML. */
export function readForeign(source: string): Reading {
  const tree = foreign.runSync(foreign.parse(wordsOfTags(source))) as Root;
  showUnknownTags(tree);
  hideMarks(tree);
  return readPage(raw(toHast(tree, {allowDangerousHtml: true})));
}

/** The words in tags of Hexo and Jekyll that their readers saw. */
const wordsOfTags = (source: string) =>
  source
    .replace(codeTags, '\n~~~~~\n$2\n~~~~~\n')
    .replace(/\{% *label \w+@(.*?) *%\}/g, '$1')
    .replace(/\{% *fold(?:ing)?\b[\w\s:]*,\s*(.*?) *%\}/g, '$1')
    .replace(/\{% *fold(?:ing)? "(.*?)" *%\}/g, '$1')
    .replace(/\{% *iframe (\S+).*?%\}/g, '[$1]($1)');

/** Code in tags of Hexo and Jekyll. */
const codeTags = /\{%\s*(codeblock|highlight|code)\b(?:(?!%\}).)*%\}([^]*?)\{%\s*end\1\s*%\}/g;

/** Marks of other generators, which none of their readers saw: of boxes, of alerts, and of lists of contents. */
function hideMarks(tree: Root): void {
  visit(tree, 'text', (node) => {
    node.value = node.value
      .replace(/^:{3,}[ \t]*tabs key:\S*/gm, '')
      .replace(/^:{3,}[ \t]*[\w-]*(?:[ \t]*\{[^{}]*\}$)?/gm, '')
      .replace(/^\[!\w+\]/, '')
      .replace(/^(?:@?\[toc\]|\[\[_?toc_?\]\])$/i, '');
  });
  visit(tree, 'heading', ({children}) => {
    const last = children.at(-1);
    if (last?.type === 'text') {
      last.value = last.value.replace(/\{#[^{}]+\}\s*$/, '');
    }
  });
}

const known = new Set([...htmlTagNames, 'svg', 'math']);

/** Shows tags as text that HTML does not know and that have no end tag, because their author wrote text such as `List<String>`. */
function showUnknownTags(tree: Root): void {
  visit(tree, 'html', (node, index, parent) => {
    if (/^<\?(?!\w)/.test(node.value) && parent?.type === 'paragraph' && index !== undefined) {
      parent.children[index] = {type: 'text', value: node.value};
      return;
    }
    const [, slash = '', name = ''] = /^<(\/?)([a-z][\w-]*)/i.exec(node.value) ?? [];
    if (
      !parent ||
      index === undefined ||
      name === '' ||
      known.has(name.toLowerCase()) ||
      node.value.endsWith('/>')
    ) {
      return;
    }
    if (['root', 'listItem', 'blockquote'].includes(parent.type)) {
      return;
    }
    const other = slash ? `<${name}` : `</${name}`;
    const others = (parent as Parents).children.slice(...(slash ? [0, index] : [index + 1]));
    if (!others.some((one) => one.type === 'html' && one.value.startsWith(other))) {
      parent.children[index] = {type: 'text', value: node.value};
    }
  });
}

const compiler = {
  siteDir: '/',
  staticDirs: [],
  admonitions: true,
  remarkPlugins,
  rehypePlugins: [
    () => (tree: HastRoot, file: {data: {page?: HastRoot}}) => {
      file.data.page = structuredClone(tree);
    },
  ],
  markdownConfig: {
    format: 'mdx',
    mermaid: false,
    emoji: false,
    anchors: {maintainCase: false},
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    hooks: {onBrokenMarkdownImages: () => undefined, onBrokenMarkdownLinks: () => undefined},
  },
};

/** Reads a text as this site compiles it; the message of its failure if it does not. */
export async function readCompiled(source: string): Promise<Reading | string> {
  const order = {
    fileContent: source,
    filePath: '/page.mdx',
    frontMatter: {},
    options: compiler,
    compilerName: 'client',
  };
  try {
    const {data} = await compileToJSX(order as unknown as Parameters<typeof compileToJSX>[0]);
    return readPage(data.page as HastRoot);
  } catch (error) {
    return (error as Error & {cause?: Error}).cause?.message ?? (error as Error).message;
  }
}
