import {createSlugger, escapeMarkdownHeadingIds, parseMarkdownHeadingId} from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import type {Heading, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Section} from '../index/types.ts';
import {createSectionWriter} from './section-writer.ts';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .use(remarkMath, {singleDollarTextMath: false});

const inline: ReadonlySet<string> = new Set([
  'delete',
  'emphasis',
  'link',
  'linkReference',
  'strong',
  'mdxJsxTextElement',
  'textDirective',
]);

/** The id of a heading in a comment at its end: `{/* #id *\/}`. */
const commentId = /^\/\*\s*#(?<id>\S+?)(?=\s|\*\/$).*\*\/$/s;

/**
 * Reads the sections of an article from its Markdown. They are close to those of its page, without the output of
 * components. An article that is not valid MDX has none; its page shows the error.
 */
export function readMarkdownSections(source: string): readonly Section[] {
  const tree = parse(source);
  if (!tree) {
    return [];
  }
  const slugger = createSlugger();
  const writer = createSectionWriter();

  function read(node: Nodes): void {
    if (node.type === 'heading') {
      readHeading(node);
    } else if (node.type === 'code' || node.type === 'math') {
      writer.addCode(node.value);
    } else if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'inlineMath') {
      writer.write(node.value);
    } else if (node.type === 'break' || isBreakTag(node)) {
      writer.endBlock();
    } else if ('children' in node) {
      readChildren(node);
    }
  }

  function readChildren(node: Extract<Nodes, {children: unknown}>): void {
    const isBlock = !inline.has(node.type);
    if (isBlock) {
      writer.endBlock();
    }
    node.children.forEach(read);
    if (isBlock) {
      writer.endBlock();
    }
  }

  function readHeading(heading: Heading): void {
    const words = heading.children.filter(({type}) => type !== 'mdxTextExpression');
    const {text, id} = parseMarkdownHeadingId(toString(words).trim(), 'classic');
    const anchor = commentIdOf(heading) ?? id ?? slugger.slug(text);
    if (heading.depth > 1) {
      writer.begin(text, anchor);
    }
  }

  read(tree);
  return writer.finish();
}

/** Parses Markdown as Docusaurus does; undefined if it is not valid MDX. */
function parse(source: string): Root | undefined {
  try {
    return processor.parse(escapeMarkdownHeadingIds(source));
  } catch {
    return undefined;
  }
}

function commentIdOf({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? commentId.exec(last.value.trim())?.groups?.id
    : undefined;
}

function isBreakTag(node: Nodes): boolean {
  return node.type === 'mdxJsxTextElement' && node.name === 'br';
}
