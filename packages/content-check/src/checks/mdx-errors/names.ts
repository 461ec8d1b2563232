import {posix} from 'node:path';
import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import 'mdast-util-mdx';
import {message} from '../../messages/message.ts';
import {givenNames} from '../code-rules.ts';
import type {Explanation} from './explanation.ts';

type Expression = Extract<RootContent, {type: 'mdxTextExpression'}>;

/** The code in braces, as acorn's syntax tree. */
type Program = NonNullable<Expression['data']>['estree'];

/** A file of this project that an article imports. */
export interface Import {
  /** As it is written: it begins with `./`, `../` or `@site/`. */
  readonly path: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
}

/** Endings that an import may omit. */
const endings = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mdx',
  '.md',
  '/index.tsx',
  '/index.ts',
  '/index.js',
];

/** The files of this project that an article imports; packages are not among them. */
export function importsOf(tree: Root): Import[] {
  const found: Import[] = [];
  visit(tree, 'mdxjsEsm', ({data, position, value}) => {
    for (const statement of data?.estree?.body ?? []) {
      const path = statement.type === 'ImportDeclaration' ? String(statement.source.value) : '';
      if (/^(?:\.{1,2}\/|@site\/)/.test(path)) {
        const before = value.slice(0, Math.max(0, value.indexOf(path))).split('\n');
        found.push({
          path,
          line: (position?.start.line ?? 1) + before.length - 1,
          column: (before.at(-1)?.length ?? 0) + 1,
        });
      }
    }
  });
  return found;
}

/**
 * Explains the import of a missing file, which otherwise fails only in the bundler.
 *
 * @param file the article, by its path from the project's root
 * @param hasFile whether a file exists, by its path from the project's root
 * @returns undefined if the imported file exists
 */
export function explainImport(
  {path, line, column}: Import,
  file: string,
  hasFile: (path: string) => boolean,
): Explanation | undefined {
  const place = path.startsWith('@site/')
    ? path.slice('@site/'.length)
    : posix.join(posix.dirname(file), path);
  return endings.some((ending) => hasFile(place + ending))
    ? undefined
    : {line, column, message: message('missing-import', {path})};
}

/** The names that an article imports or exports. */
export function definedNames(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', ({data}) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        statement.specifiers.forEach(({local}) => names.add(local.name));
      } else if (statement.type === 'ExportNamedDeclaration') {
        namesOf(statement.declaration).forEach((name) => names.add(name));
      }
    }
  });
  return names;
}

/** Explains undefined names in braces. They parse, but make the rendering of pages fail, without a line number. */
export function explainNames(tree: Root): Explanation[] {
  const names = new Set([...givenNames, ...definedNames(tree)]);
  const found: Explanation[] = [];
  visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') {
      return;
    }
    const unknown = unknownNameIn(node.data?.estree, names);
    if (unknown !== undefined) {
      const {line = 1, column = 1} = node.position?.start ?? {};
      const code = `{${node.value}}`;
      found.push({line, column, message: message('undefined-name', {code, name: unknown})});
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

/** The first undefined name of an expression. A function has names of its own, so it is not read. */
function unknownNameIn(program: Program, names: ReadonlySet<string>): string | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement'
    ? identifiersIn(statement.expression).find((name) => !names.has(name) && !(name in globalThis))
    : undefined;
}

interface CodeNode {
  readonly type: string;
  readonly name?: string;
  readonly computed?: boolean;
}

/** The names that code reads, in order. Those of properties are not among them. */
function identifiersIn(node: CodeNode): readonly string[] {
  if (node.type === 'Identifier') {
    return [node.name ?? ''];
  }
  const isProperty = node.type === 'MemberExpression' || node.type === 'Property';
  const named = isProperty && node.computed === false ? ['property', 'key'] : [];
  return /Function|Class/.test(node.type)
    ? []
    : Object.entries(node)
        .filter(([field]) => !named.includes(field))
        .flatMap(([, value]: [string, unknown]) =>
          Array.isArray(value) ? (value as unknown[]) : [value],
        )
        .filter(
          (value: unknown): value is CodeNode =>
            typeof value === 'object' && value !== null && 'type' in value,
        )
        .flatMap(identifiersIn);
}
