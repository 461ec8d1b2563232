import GithubSlugger from 'github-slugger';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';

/** A link or an image of an article, with the place where it stands. */
export interface Reference {
  readonly kind: 'link' | 'image';
  readonly url: string;
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** What the checks need to know of one article. */
export interface Article {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly references: readonly Reference[];
  /** Ids of its headings, as Docusaurus makes them. */
  readonly anchors: ReadonlySet<string>;
}

/** An article that is not valid MDX: where the parser stopped, and what it said. */
interface SyntaxProblem {
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

type ArticleResult =
  | {readonly ok: true; readonly article: Article}
  | {readonly ok: false; readonly problem: SyntaxProblem};

const headingId = /\s*\{#([\w-]+)\}[ \t]*$/gm;

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

/**
 * Reads an article as the site does: MDX with front matter, GFM, directives, HTML comments and
 * explicit heading ids. Comments and ids are blanked out first, in place, so that positions hold.
 */
export function readArticle(file: string, source: string): ArticleResult {
  const explicitIds = [...source.matchAll(headingId)].map(([, id]) => id ?? '');
  const blanked = source
    .replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(headingId, (id) => ' '.repeat(id.length));

  let tree: Root;
  try {
    tree = processor.parse(blanked);
  } catch (error) {
    return {ok: false, problem: describeSyntaxError(error)};
  }

  const slugger = new GithubSlugger();
  const anchors = new Set(explicitIds);
  const references: Reference[] = [];
  const definitions = new Map<string, string>();
  let frontMatter: Record<string, unknown> = {};

  visit(tree, 'definition', ({identifier, url}) => {
    definitions.set(identifier, url);
  });
  visit(tree, (node) => {
    const {line, column} = node.position?.start ?? {line: 1, column: 1};
    if (node.type === 'yaml') {
      frontMatter = readFields(node.value);
    } else if (node.type === 'heading') {
      anchors.add(slugger.slug(toString(node)));
    } else if (node.type === 'link' || node.type === 'linkReference') {
      const url = node.type === 'link' ? node.url : (definitions.get(node.identifier) ?? '');
      references.push({kind: 'link', url, text: toString(node), line, column});
    } else if (node.type === 'image') {
      references.push({kind: 'image', url: node.url, text: node.alt ?? '', line, column});
    }
  });
  return {ok: true, article: {file, source, frontMatter, references, anchors}};
}

/** The fields of a front matter block; none when it is not valid YAML, which `front-matter` reports. */
function readFields(yaml: string): Record<string, unknown> {
  try {
    return (parse(yaml) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function describeSyntaxError(error: unknown): SyntaxProblem {
  const {line, column, reason} = error as {line?: number; column?: number; reason?: string};
  return {line: line ?? 1, column: column ?? 1, reason: reason ?? String(error)};
}
