import type {Nodes, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml', 'toml'])
  .use(remarkGfm)
  .use(remarkMath, {singleDollarTextMath: false})
  .use(withoutTransforms);

/** A second search for addresses in text would leave texts without their places. */
function withoutTransforms(this: Processor): void {
  const data = this.data();
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? [])
    .flat()
    .map((extension) => ({...extension, transforms: []}));
}

/** Parses a text as other generators read it: CommonMark with GFM, HTML, formulas and front matter. Never throws for bad Markdown. */
export function parseForeign(source: string): Root {
  return processor.parse(source);
}

/** The range of a node in the source. */
export function rangeOf(node: Pick<Nodes, 'position'>): {
  readonly start: number;
  readonly end: number;
} {
  return {start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0};
}

/** The marks of quotations and the indentation of list items that a further line of a block at this offset begins with. */
export function prefixAt(source: string, offset: number): string {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  return line.replace(/[^>\t]/g, ' ');
}
