import GithubSlugger from 'github-slugger';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {replaceOutsideCode} from './outside-code';

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
  /** Its syntax tree; comments and explicit ids are white space there, and positions are those of `source`. */
  readonly tree: Root;
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

const comment = /<!--[\s\S]*?-->/;
const headingId = /[^\S\n]*\{#[\w-]+\}[^\S\n]*$/;

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMath, {singleDollarTextMath: false})
  .use(remarkDirective)
  .use(remarkMdx);

/**
 * Reads an article as the site does: MDX with front matter, GFM, formulas, directives, HTML comments
 * and explicit heading ids. Comments and ids, except in code, are blanked out first, in place, so that
 * positions hold.
 */
export function readArticle(file: string, source: string): ArticleResult {
  const explicitIds: string[] = [];
  const blanked = replaceOutsideCode(
    replaceOutsideCode(source, comment, blank),
    headingId,
    (text) => {
      explicitIds.push(text.trim().slice(2, -1));
      return blank(text);
    },
  );

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
  return {ok: true, article: {file, source, frontMatter, references, anchors, tree}};
}

/** White space of the same length and the same lines. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
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
