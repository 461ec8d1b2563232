import remarkComment from '@slorber/remark-comment';
import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Config} from '../config.ts';
import {message} from '../messages/message.ts';
import {
  allowsExpression,
  allowsStatement,
  givenNames,
  isScriptAddress,
  oneLine,
} from './code-rules.ts';
import type {Finding} from './issue.ts';
import {definedNames} from './mdx-errors/names.ts';
import {positionAt} from './position.ts';

/** A part of an article that a build or a browser would run. */
export interface Code {
  readonly kind:
    'statement' | 'expression' | 'attribute' | 'element' | 'address' | 'fence' | 'front-matter';
  /** On one line, shortened. */
  readonly text: string;
  /** The offset of the part, which a message names. */
  readonly start: number;
  /** The range of the block, the braces or the tag that makes it code. */
  readonly range: readonly [from: number, to: number];
}

/**
 * Plugins in the order of Docusaurus (`@docusaurus/mdx-loader`, processor.js). Only a comment that its build sees may hide code, so this
 * has its plugin for comments: to a pattern, `<A b="<!--" /> {code} <A b="-->" />` looks like one.
 */
const asBuilt = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .use(remarkMath, {singleDollarTextMath: false})
  .freeze();

/** Docusaurus parses what is in these fences, and in no others, as part of the article (`unwrapMdxCodeBlocks`). */
export const unwrappedFence = /^\x20*`{3,4}\x20*mdx-code-block\r?$/gm;

/** gray-matter evaluates front matter after `---js`, `---javascript` and other names. */
const language = /^\uFEFF?---(?!-)[^\S\n]*[^\s-][^\n]*/;

/** Ids of headings, which Docusaurus escapes (`escapeMarkdownHeadingIds`). The text keeps its length. */
const withoutIds = (source: string) =>
  source.replace(/^#{1,6}(?!#).*/gm, (line) => line.replace('{#', '(#'));

/**
 * Finds all code in an article. Articles may hold literals, names that MDX or the article gives to literals, and imports of known modules and
 * of files beside them. Everything else is code.
 *
 * @param imports modules that articles may import, see `Config.code`. Without the list, the text comes from elsewhere, and may hold only the
 *   strings and styles that a conversion writes
 * @param lenient the tree of an article whose faults were covered, for one that is not valid MDX
 * @returns undefined for an article that is not valid MDX: then a build runs no part of it
 */
export function findCode(
  source: string,
  imports?: readonly string[],
  lenient?: Root,
): Code[] | undefined {
  const tree = parse(source) ?? lenient;
  return tree && [...codeInSource(source), ...codeInTree(tree, source, imports)];
}

function parse(source: string): Root | undefined {
  try {
    return asBuilt.parse(withoutIds(source));
  } catch {
    return undefined;
  }
}

/** Code that is not in the tree, because Docusaurus reads it before it parses. */
function codeInSource(source: string): Code[] {
  const first = language.exec(source)?.[0];
  return [
    ...(first === undefined ? [] : [codeOf('front-matter', first, 0, [0, first.length])]),
    ...[...source.matchAll(unwrappedFence)].map(({0: fence, index}) =>
      codeOf('fence', fence, index, [index, index + fence.length]),
    ),
  ];
}

interface Allowed {
  readonly names: ReadonlySet<string>;
  readonly imports: readonly string[] | undefined;
}

function codeInTree(tree: Root, source: string, imports: readonly string[] | undefined): Code[] {
  const allowed: Allowed = {
    names: imports ? new Set([...givenNames, ...definedNames(tree)]) : new Set(),
    imports,
  };
  const found: Code[] = [];
  visit(tree, (node) => {
    const range = [
      node.position?.start.offset ?? 0,
      node.position?.end.offset ?? source.length,
    ] as const;
    found.push(...codeIn(node, range, allowed));
  });
  return found;
}

function codeIn(node: Nodes, range: Code['range'], {names, imports}: Allowed): Code[] {
  const [start] = range;
  switch (node.type) {
    case 'mdxjsEsm':
      return (node.data?.estree?.body ?? [])
        .filter((statement) => !imports || !allowsStatement(statement, names, imports))
        .map((statement) => {
          const at = (statement as unknown as {readonly start: number}).start;
          return codeOf('statement', node.value.slice(at - start), at, range);
        });
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return allowsExpression(node.data?.estree, names) &&
        (imports || /^(?:"|\s*\/\*)/.test(node.value))
        ? []
        : [codeOf('expression', `{${node.value}}`, start, range)];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [
        ...(/^script$/i.test(node.name ?? '')
          ? [codeOf('element', `<${node.name ?? ''}>`, start, range)]
          : []),
        ...node.attributes.flatMap((attribute) => {
          const code = codeInAttribute(attribute, {names, imports});
          const at = attribute.position?.start.offset ?? start;
          return code === undefined ? [] : [codeOf('attribute', code, at, range)];
        }),
      ];
    case 'link':
    case 'definition':
      // The check of links reports these addresses in an article.
      return !imports && isScriptAddress(node.url)
        ? [codeOf('address', node.url, start, range)]
        : [];
    default:
      return [];
  }
}

type Attribute = Extract<Nodes, {type: 'mdxJsxFlowElement'}>['attributes'][number];

/** Attributes whose text a browser runs, or reads as a document: https://html.spec.whatwg.org/multipage/webappapis.html#event-handlers */
const runs = /^(?:on.*|srcdoc|dangerouslySetInnerHTML)$/i;

/** Attributes whose value is an address. */
const holdsAddress = /^(?:.*:)?(?:href|src|action|formAction|data|to|url|xlinkHref)$/i;

function codeInAttribute(attribute: Attribute, {names, imports}: Allowed): string | undefined {
  if (attribute.type !== 'mdxJsxAttribute') {
    return `{${attribute.value}}`;
  }
  const {name, value} = attribute;
  if (typeof value === 'object' && value !== null) {
    const isAllowed = imports !== undefined || name === 'style';
    return runs.test(name) || !isAllowed || !allowsExpression(value.data?.estree, names)
      ? `${name}={${value.value}}`
      : undefined;
  }
  const isScript = holdsAddress.test(name) && isScriptAddress(value ?? '');
  return runs.test(name) || isScript ? `${name}="${value ?? ''}"` : undefined;
}

function codeOf(kind: Code['kind'], text: string, start: number, range: Code['range']): Code {
  return {kind, text: oneLine(text), start, range};
}

/** The messages about code, by its kind. */
const keys = {
  statement: 'code-statement',
  expression: 'code-expression',
  attribute: 'code-attribute',
  element: 'code-element',
  address: 'code-attribute',
  fence: 'code-fence',
  'front-matter': 'code-front-matter',
} as const;

/**
 * Reports code in an article, which a build would run with all rights of its user. Programs of the site are exempt.
 *
 * @param lenient the tree of an article whose faults were covered, for one that is not valid MDX
 */
export function checkCode(
  file: string,
  source: string,
  allowed: Config['code'],
  lenient?: Root,
): Finding[] {
  if (allowed === undefined || allowed.programs.includes(file)) {
    return [];
  }
  const found = findCode(source, allowed.imports, lenient) ?? codeInSource(source);
  return found.map(({kind, text, start}) => ({
    ...{file, ...positionAt(source, start), rule: 'code'},
    message: message(keys[kind], {code: text}),
  }));
}
