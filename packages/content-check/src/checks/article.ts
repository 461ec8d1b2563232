import GithubSlugger from 'github-slugger';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {readFields} from './front-matter-fields.ts';
import {importsOf, type Import} from './mdx-errors/names.ts';
import {replaceOutsideCode} from './outside-code.ts';
import type {MdxFailure} from './parser-messages.ts';
import {positionAt} from './position.ts';

/** A link or an image of an article, with its place. */
export interface Reference {
  readonly kind: 'link' | 'image';
  readonly url: string;
  readonly text: string;
  /** A link that shows a picture or a component needs no text. */
  readonly holdsImage: boolean;
  readonly line: number;
  readonly column: number;
}

/** One article, parsed. */
export interface ParsedArticle {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  /** Its lines end in LF. */
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Its syntax tree, with positions in `source`. Comments and explicit ids are blanked out. */
  readonly tree: Root;
}

/** An article with everything that the checks use. */
export interface Article extends ParsedArticle {
  readonly references: readonly Reference[];
  readonly imports: readonly Import[];
  /** Ids of its headings, as Docusaurus makes them: the explicit id, or else a generated one. */
  readonly anchors: ReadonlySet<string>;
}

/** The place where the MDX parser stopped, and its message. */
interface SyntaxProblem extends MdxFailure {
  readonly line: number;
  readonly column: number;
}

type Result<Read> =
  | {readonly ok: true; readonly article: Read}
  | {readonly ok: false; readonly problem: SyntaxProblem};

const comment = /<!--[^]*?(?:-->|(?![^]))/;

/**
 * The explicit id of a heading, at the end of a line that begins with number signs, before closing ones. There Docusaurus escapes it
 * and then reads it (`escapeMarkdownHeadingIds`, `parseMarkdownHeadingId`). Anywhere else, such as in a paragraph, `{#id}` is an
 * invalid expression.
 */
export const headingId =
  // eslint-disable-next-line local/no-quadratic-scan -- the lookahead holds once in a line, and only then the line is read backwards
  /\{#(?:(?!\{#|\}).)+\}(?=[^\S\n]*(?:(?<=[^\S\n])#+[^\S\n]*)?$)(?<=^#{1,6}(?!#).*)/;

/** The other syntax of an explicit id: the first word of a comment at the end of the heading. */
const commentId = /^\/\*\s*#(?<id>\S+?)(?=\s|\*\/$).*\*\/$/s;

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMath, {singleDollarTextMath: false})
  .use(remarkDirective)
  .freeze();

const processor = markdown().use(remarkMdx);

/** Parses an article that is not valid MDX, with its tags as HTML. Never throws. */
export function parseMarkdown(source: string): Root {
  return markdown.parse(source);
}

/**
 * Parses an article as the site does: MDX with front matter, GFM, formulas, directives, HTML comments
 * and explicit heading ids. It first blanks out comments and ids outside code, in place, so that
 * positions hold.
 */
export function parseArticle(file: string, source: string): Result<ParsedArticle> {
  return parseWithIds(file, source, new Map());
}

/**
 * Parses an article, and collects its links, imports and anchors.
 *
 * @param text to parse instead of the source, with the same places
 */
export function readArticle(file: string, source: string, text = source): Result<Article> {
  const headingIds = new Map<number, string>();
  const parsed = parseWithIds(file, source, headingIds, text);
  if (!parsed.ok) {
    return parsed;
  }
  const {tree} = parsed.article;
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  const references: Reference[] = [];
  const definitions = new Map<string, string>();

  visit(tree, 'definition', ({identifier, url}) => {
    definitions.set(identifier, url);
  });
  visit(tree, (node) => {
    const {line, column} = node.position?.start ?? {line: 1, column: 1};
    if (node.type === 'heading') {
      anchors.add(headingIds.get(line) ?? commentIdOf(node) ?? slugger.slug(toString(node)));
    } else if (node.type === 'link' || node.type === 'linkReference') {
      const url = node.type === 'link' ? node.url : (definitions.get(node.identifier) ?? '');
      const holdsImage = node.children.some(({type}) => type !== 'text');
      references.push({kind: 'link', url, text: toString(node), holdsImage, line, column});
    } else if (node.type === 'image') {
      references.push({
        kind: 'image',
        url: node.url,
        text: node.alt ?? '',
        holdsImage: true,
        line,
        column,
      });
    }
  });
  return {ok: true, article: {...parsed.article, references, imports: importsOf(tree), anchors}};
}

/** @param headingIds receives the explicit ids of headings, by line */
function parseWithIds(
  file: string,
  given: string,
  headingIds: Map<number, string>,
  text = given,
): Result<ParsedArticle> {
  const source = withLf(given);
  const blanked = replaceOutsideCode(
    replaceOutsideCode(withLf(text), comment, (found) =>
      found.endsWith('-->') ? blank(found) : found,
    ),
    headingId,
    (id, offset) => {
      headingIds.set(positionAt(source, offset).line, id.slice(2, -1).trim());
      return blank(id);
    },
  );
  try {
    const tree = processor.parse(blanked);
    const [first] = tree.children;
    const frontMatter = first?.type === 'yaml' ? readFields(first.value) : {};
    return {ok: true, article: {file, source, frontMatter, tree}};
  } catch (error) {
    return {ok: false, problem: describeSyntaxError(error)};
  }
}

/** The id in the comment `{/* #id *\/}` that a heading ends in. */
function commentIdOf({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? commentId.exec(last.value.trim())?.groups?.id
    : undefined;
}

/** Replaces a text with white space of the same length and line breaks. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function describeSyntaxError(error: unknown): SyntaxProblem {
  const {line, column, reason, ruleId} = error as Partial<MdxFailure>;
  return {line: line ?? 1, column: column ?? 1, reason: reason ?? String(error), ruleId};
}

/** A text whose lines end in LF, from one whose lines end in CRLF, as Git for Windows writes them. */
export function withLf(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
