import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import 'mdast-util-mdx';
import type {Explanation} from './words';

type Expression = Extract<RootContent, {type: 'mdxTextExpression'}>;

/** What stands in braces, as acorn reads it. */
type Program = NonNullable<Expression['data']>['estree'];

/** Names that MDX gives to what an article's expressions can ask for. */
const given = new Set(['props', 'frontMatter', 'toc', 'metadata', 'contentTitle', 'assets']);

/**
 * Finds what parses, and fails only where pages are rendered or bundled, with a message that knows no line: files that an article
 * imports and that are not there, and words in braces that name nothing.
 *
 * @param hasModule whether an import of this project leads to a file; packages are not asked for
 */
export function findMissing(
  tree: Root,
  hasModule: (path: string) => boolean,
): Explanation | undefined {
  const names = new Set(given);
  let found: Explanation | undefined;
  visit(tree, 'mdxjsEsm', ({data, position, value}) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        statement.specifiers.forEach(({local}) => names.add(local.name));
        const path = String(statement.source.value);
        if (/^(?:\.{1,2}\/|@site\/)/.test(path) && !hasModule(path)) {
          const before = value.slice(0, Math.max(0, value.indexOf(path))).split('\n');
          found ??= {
            line: (position?.start.line ?? 1) + before.length - 1,
            column: (before.at(-1)?.length ?? 0) + 1,
            read: `"${path}" is imported, and there is no such file.`,
            remedy: 'Correct the path, which is relative to this file, or remove the import.',
          };
        }
      } else if (statement.type === 'ExportNamedDeclaration') {
        namesOf(statement.declaration).forEach((name) => names.add(name));
      }
    }
  });
  visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') {
      return;
    }
    const unknown = unknownNameIn(node.data?.estree, names);
    if (unknown !== undefined) {
      const {line = 1, column = 1} = node.position?.start ?? {};
      found ??= {
        line,
        column,
        read: `{${node.value}} is read as code, and nothing is named "${unknown}".`,
        remedy: `Write \\{ and \\} for the signs, or put it into code: \`{${node.value}}\`.`,
      };
    }
  });
  return found;
}

function namesOf(declaration: unknown): string[] {
  const {id, declarations = []} = (declaration ?? {}) as {
    id?: {name?: string};
    declarations?: readonly {id: {name?: string}}[];
  };
  return [id, ...declarations.map((one) => one.id)].flatMap((one) => one?.name ?? []);
}

/** The name that an expression consists of, also as a template's `{{ name }}`, where nothing has it. */
function unknownNameIn(program: Program, names: ReadonlySet<string>): string | undefined {
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') {
    return undefined;
  }
  const {expression} = statement;
  const [property] = expression.type === 'ObjectExpression' ? expression.properties : [];
  const value = property?.type === 'Property' ? property.value : expression;
  return value.type === 'Identifier' && !names.has(value.name) && !(value.name in globalThis)
    ? value.name
    : undefined;
}
