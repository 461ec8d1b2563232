import type {Program, Statement} from 'estree';

/** Names that MDX and Docusaurus define for expressions. */
export const givenNames: ReadonlySet<string> = new Set([
  'props',
  'frontMatter',
  'toc',
  'metadata',
  'contentTitle',
  'assets',
]);

/** The parts of a syntax tree of acorn that the rules read. */
type CodeNode = Readonly<Record<string, unknown>> & {readonly type: string};

const nodesIn = (value: unknown) => (Array.isArray(value) ? (value as CodeNode[]) : []);

/** Whether an article may hold an expression: a comment alone, or one value that is known without running code. */
export function allowsExpression(
  program: Program | null | undefined,
  names: ReadonlySet<string>,
): boolean {
  const [statement, ...others] = program?.body ?? [];
  return (
    statement === undefined ||
    (others.length === 0 &&
      statement.type === 'ExpressionStatement' &&
      isValue(statement.expression as unknown as CodeNode, names))
  );
}

/** Literals, arrays and objects of them, names that are known, and their properties. No call, no function, no operator but a sign. */
function isValue(node: CodeNode | null, names: ReadonlySet<string>): boolean {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value !== 'string' || !isScriptAddress(node.value);
    case 'TemplateLiteral':
      return nodesIn(node.expressions).length === 0;
    case 'UnaryExpression':
      return (node.operator === '-' || node.operator === '!') && isLiteral(node.argument);
    case 'Identifier':
      return node.name === 'undefined' || names.has(String(node.name));
    case 'MemberExpression':
      return node.computed === false && isValue(node.object as CodeNode, names);
    case 'ArrayExpression':
      return nodesIn(node.elements).every((each) => isValue(each, names));
    case 'ObjectExpression':
      return nodesIn(node.properties).every((each) => isPlainProperty(each, names));
    default:
      return false;
  }
}

const isLiteral = (node: unknown) => (node as CodeNode).type === 'Literal';

/** `name: value`; no getter, method or computed name, and none that React or JavaScript reads in a special way. */
function isPlainProperty(
  {type, kind, computed, method, key, value}: CodeNode,
  names: ReadonlySet<string>,
): boolean {
  const {name, value: text} = (key ?? {}) as {readonly name?: string; readonly value?: unknown};
  return (
    type === 'Property' &&
    kind === 'init' &&
    computed === false &&
    method === false &&
    !(name ?? String(text)).startsWith('__') &&
    isValue(value as CodeNode, names)
  );
}

/** Whether an article may hold a statement: an import of a known module, or the export of constants that are values. */
export function allowsStatement(
  statement: Program['body'][number] | Statement,
  names: ReadonlySet<string>,
  imports: readonly string[],
): boolean {
  if (statement.type === 'ImportDeclaration') {
    return allowsImport(String(statement.source.value), imports);
  }
  if (statement.type !== 'ExportNamedDeclaration') {
    return false;
  }
  const {declaration} = statement;
  return (
    declaration?.type === 'VariableDeclaration' &&
    declaration.kind === 'const' &&
    declaration.declarations.every(
      ({id, init}) => id.type === 'Identifier' && isValue(init as unknown as CodeNode, names),
    )
  );
}

/** Plain names between slashes: no loader of a bundler (`!!raw-loader!…`), no query (`?raw`), no step out of a folder. */
const plainModule = /^(?:\.|@?[\w-]+)(?:\/[\p{L}\p{N}-][\p{L}\p{N}_.-]*)*$/u;

/** A file beside the article that is data, or an article that the check also reads. It leaves out files whose names begin with `_`. */
const fileBeside =
  /^\.\/.*\.(?:avif|csv|gif|jpe?g|json|mdx?|mp3|mp4|pdf|png|svg|txt|webm|webp|ya?ml)$/i;

/**
 * Whether an article may import a module.
 *
 * @param imports names of modules; one that ends in a slash stands for all names below it
 */
function allowsImport(path: string, imports: readonly string[]): boolean {
  return (
    plainModule.test(path) &&
    (fileBeside.test(path) ||
      imports.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each)))
  );
}

/**
 * Whether an address runs in the page that opens it. Browsers drop tabs, line breaks and leading control characters:
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function isScriptAddress(url: string): boolean {
  const scheme = Array.from(url)
    .filter((character) => character > ' ')
    .join('');
  return /^(?:javascript:|vbscript:|data:(?!image\/(?:png|jpe?g|gif|webp|avif|bmp)[;,]))/i.test(
    scheme,
  );
}

/** A text on one line, shortened for a message. */
export function oneLine(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
