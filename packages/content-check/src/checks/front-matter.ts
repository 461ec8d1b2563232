import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node} from 'yaml';
import {z} from 'zod';
import type {ArticleKind, FieldSchema, FrontMatterSchema, SiteFacts} from '../config.ts';
import {message, type Message} from '../messages/message.ts';
import {frontMatterOf} from './front-matter-fields.ts';
import type {Finding} from './issue.ts';
import {nearest} from './nearest.ts';
import {positionAt} from './position.ts';

/** Cached by schema, because all articles of a run share it. */
const validators = new WeakMap<FrontMatterSchema | FieldSchema, z.ZodType>();

function validatorOf(schema: FrontMatterSchema | FieldSchema): z.ZodType {
  const made =
    validators.get(schema) ?? z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  validators.set(schema, made);
  return made;
}

/** Whether a field accepts a value. */
export function accepts(field: FieldSchema, value: unknown): boolean {
  return validatorOf(field).safeParse(value).success;
}

/** The front matter of other generators, by its first line. */
const otherKinds: readonly (readonly [RegExp, string])[] = [
  [/^\uFEFF?\s*\+\+\+[^\S\n]*\n/, 'TOML'],
  [/^\uFEFF?\s*(?:\{[^\S\n]*\n|;;;)/, 'JSON'],
];

/** The offset of a block of fields directly below the first one; undefined without. */
function secondBlockIn(source: string): number | undefined {
  const [first = ''] = /^---\n[^]*?(?<=\n)---[^\S\n]*(?=\n|$)/.exec(source) ?? [];
  const found =
    /^\s*(?:---\n(?:(?:[ \t-]|\w[\w-]*:).*\n)+---[^\S\n]*(?=\n|$)|\+\+\+\n[^]*?(?<=\n)\+\+\+(?=\n|$))/.exec(
      source.slice(first.length),
    );
  return found ? first.length + found[0].search(/\S/) : undefined;
}

/**
 * Checks the front matter of one article against the schema of its kind and against the known authors and tags. Without a schema,
 * it may be missing, or hold any fields.
 *
 * @param file path from the project's root, for the messages
 * @param source the whole file
 * @returns every issue; none when the front matter is right
 */
export function checkFrontMatter(
  file: string,
  source: string,
  kind: ArticleKind,
  {config, known}: SiteFacts,
): Finding[] {
  const schema = config.frontMatter[kind];
  const text = frontMatterOf(source);
  if (text === undefined) {
    if (schema === undefined) {
      return [];
    }
    const format = otherKinds.find(([opening]) => opening.test(source))?.[1];
    const reported = format
      ? message('front-matter-format', {format})
      : message('front-matter-missing');
    return [{file, line: 1, column: 1, rule: 'front-matter', message: reported}];
  }
  const second = secondBlockIn(source);
  if (second !== undefined) {
    const place = {file, ...positionAt(source, second), rule: 'front-matter'};
    return [{...place, message: message('front-matter-twice')}];
  }

  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    logLevel: 'error',
    prettyErrors: false, // the message then has no place and no excerpt
  });
  const at = (offset: number) => {
    const {line, col} = lines.linePos(offset);
    return {file, line: line + 1, column: col, rule: 'front-matter'};
  };
  const [syntaxError] = document.errors;
  if (syntaxError) {
    const reported = message('front-matter-yaml', {reason: syntaxError.message});
    return [{...at(syntaxError.pos[0]), message: reported}];
  }

  const read = valueOf(document);
  if (read.problem !== undefined) {
    return [{...at(0), message: message('front-matter-aliases', {reason: read.problem})}];
  }
  const problems = (schema && validatorOf(schema).safeParse(read.value).error?.issues) ?? [];
  const typeIssues = problems.flatMap((problem) =>
    describeProblem(problem, kind, schema, document).map(({offset, ...described}) => ({
      ...at(offset),
      ...(isOfLength(problem, document) && {rule: 'front-matter-length'}),
      ...described,
    })),
  );
  const unknown = (['authors', 'tags'] as const).flatMap((field) =>
    findUnknown(document, field, known[field], config[field]).map(({offset, ...described}) => ({
      ...at(offset),
      ...described,
    })),
  );
  return [...typeIssues, ...unknown];
}

/** Whether a text is only shorter or longer than it should be. Docusaurus accepts any length. */
function isOfLength({code, path}: z.core.$ZodIssue, document: Document): boolean {
  const value = document.getIn(path);
  return (
    (code === 'too_small' || code === 'too_big') && typeof value === 'string' && value.trim() !== ''
  );
}

/** The value of a document. Valid YAML may still expand to too much. */
function valueOf(document: Document): {readonly value: unknown; readonly problem?: string} {
  try {
    const value: unknown = document.toJS();
    return {
      value: typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {},
    };
  } catch (error) {
    return {value: undefined, problem: (error as Error).message};
  }
}

/** A message and its offset in the YAML. */
interface Described {
  readonly offset: number;
  readonly message: Message;
}

function describeProblem(
  problem: z.core.$ZodIssue,
  kind: ArticleKind,
  schema: FrontMatterSchema | undefined,
  document: Document,
): Described[] {
  const fields = schema?.properties ?? {};
  if (problem.code === 'unrecognized_keys') {
    const names = Object.keys(fields);
    return problem.keys.map((key) => ({
      offset: keyOffset(document, key),
      message: message('unknown-field', {
        ...{field: key, kind, fields: names.join(', ')},
        suggestion: nearest(key, names),
      }),
    }));
  }
  const field = String(problem.path[0]);
  const {remedy = '', remedyInChinese = remedy} = fields[field] ?? {};
  if (!document.has(field)) {
    return [{offset: 0, message: message('missing-field', {field, remedy, remedyInChinese})}];
  }
  const value = (JSON.stringify(document.getIn(problem.path)) as string | undefined) ?? 'undefined';
  const node = document.getIn(problem.path, true) as Node | undefined;
  return [
    {
      offset: node?.range?.[0] ?? keyOffset(document, field),
      message: message('invalid-field', {field, value, remedy, remedyInChinese}),
    },
  ];
}

function keyOffset({contents}: Document, name: string): number {
  const keys = isMap(contents) ? contents.items.map(({key}) => key) : [];
  const key = keys.find((candidate) => isScalar(candidate) && candidate.value === name);
  return isScalar(key) ? (key.range?.[0] ?? 0) : 0;
}

const unknownNames = {authors: 'unknown-author', tags: 'unknown-tag'} as const;

function findUnknown(
  document: Document,
  field: 'authors' | 'tags',
  known: readonly string[],
  file: string,
): Described[] {
  const list = document.get(field);
  if (!isSeq(list) || known.length === 0) {
    return [];
  }
  return list.items
    .filter((item) => isScalar(item) && typeof item.value === 'string')
    .filter((item) => isScalar<string>(item) && !known.includes(item.value))
    .map((item) => {
      const {value, range} = item as {value: string; range?: [number, number, number]};
      const suggestion = nearest(value, known);
      return {
        offset: range?.[0] ?? 0,
        message: message(unknownNames[field], {
          ...{name: value, file, known: known.join(', ')},
          suggestion,
        }),
      };
    });
}
