import type {ArticleKind, KnownNames} from '@markdown-zh/content-check';
import {fieldsOf, type Field, type Schemas} from '../fields.ts';

/** The names of each kind of article, in messages and in the guide for authors, and its folders. */
const kinds: Readonly<
  Record<ArticleKind, {readonly name: string; readonly guide: string; readonly files: string}>
> = {
  doc: {name: 'a doc', guide: '教程与工具页（`docs/`）', files: 'docs/'},
  post: {
    name: 'a post or a note',
    guide: '博客文章与笔记（`blog/`、`icms/`）',
    files: 'blog/, icms/',
  },
  lesson: {name: 'a lesson', guide: '互动教程的课（`learn/`）', files: 'learn/'},
  page: {name: 'a page', guide: '单独的页面（`src/pages/`）', files: 'src/pages/'},
};

/** The lines between which the guide for authors is generated. */
const marks = [
  '<!-- front matter fields: made by `npm run generate -- front-matter` -->',
  '<!-- /front matter fields -->',
];

/** The tables of fields in the guide for authors, in Markdown and in Chinese. */
function tablesOfFields(schemas: Schemas): string {
  const tables = (['post', 'doc', 'lesson', 'page'] as const).map((kind) => {
    const rows = fieldsOf(schemas, kind).map(
      ({name, isRequired, schema: {guide, example}}) =>
        `| \`${name}\` | ${isRequired ? '是' : '否'} | ${guide} | \`${example}\` |`,
    );
    return [
      `${kinds[kind].guide}：`,
      '',
      '| 字段 | 必填 | 内容 | 例子 |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n');
  });
  return tables.join('\n\n');
}

/** The guide for authors with its generated part updated; throws if the marks of that part are missing. */
export function fillGuide(guide: string, schemas: Schemas): string {
  const [before, rest] = guide.split(marks[0] ?? '');
  const [, after] = rest?.split(marks[1] ?? '') ?? [];
  if (before === undefined || after === undefined) {
    throw new Error(`The guide lacks the lines ${marks.join(' and ')}.`);
  }
  return `${before}${marks[0] ?? ''}\n\n${tablesOfFields(schemas)}\n\n${marks[1] ?? ''}${after}`;
}

/** The JSON Schema of a kind's front matter (draft 7, which editors read), with the known tags and authors as choices. */
export function jsonSchemaOf(schemas: Schemas, kind: ArticleKind, known: KnownNames): unknown {
  const properties = fieldsOf(schemas, kind).map(({name, schema}) => {
    const {
      remedy: _remedy,
      remedyInChinese: _chinese,
      example: _example,
      guide: _guide,
      ...keywords
    } = schema;
    const isList = name === 'tags' || name === 'authors';
    return [
      name,
      {...keywords, ...(isList && {items: {type: 'string', enum: known[name]}})},
    ] as const;
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...schemas[kind],
    properties: Object.fromEntries(properties),
  };
}

/** A snippet as VS Code reads it. */
interface Snippet {
  readonly scope: string;
  readonly prefix: string;
  readonly body: readonly string[];
  readonly description: string;
}

/**
 * Snippets for VS Code: the whole front matter of each kind, and single fields. VS Code completes them in Markdown without an extension,
 * but does not use JSON Schemas there (https://github.com/redhat-developer/vscode-yaml/issues/207).
 */
export function snippetsOf(schemas: Schemas, known: KnownNames): Readonly<Record<string, Snippet>> {
  const scope = 'markdown,mdx';
  const whole = (Object.keys(schemas) as ArticleKind[]).map((kind) => {
    const fields = fieldsOf(schemas, kind).filter(({isRequired}) => isRequired);
    const body = fields.map((field, index) => `${field.name}: ${valueOf(field, index + 1, known)}`);
    const {name, files} = kinds[kind];
    const description = `The front matter of ${name} (${files}).`;
    return [
      `Front matter: ${kind}`,
      {scope, prefix: `front-matter-${kind}`, body: ['---', ...body, '---', '', '$0'], description},
    ] as const;
  });
  const all = new Map(
    (Object.keys(schemas) as ArticleKind[])
      .flatMap((kind) => fieldsOf(schemas, kind))
      .map((field) => [field.name, field]),
  );
  const single = [...all.values()].map(
    (field) =>
      [
        `Field: ${field.name}`,
        {
          scope,
          prefix: field.name,
          body: [`${field.name}: ${valueOf(field, 1, known)}$0`],
          description: field.schema.description,
        },
      ] as const,
  );
  return Object.fromEntries<Snippet>([...whole, ...single]);
}

/** The value in a snippet: a choice, an example to overwrite, or today's date. */
function valueOf({name, schema: {example}}: Field, stop: number, known: KnownNames): string {
  switch (name) {
    case 'tags':
    case 'authors':
      return `[\${${stop}|${known[name].join(',')}|}]`;
    case 'draft':
    case 'unlisted':
      return `\${${stop}|true,false|}`;
    case 'date':
      return '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE';
    case 'last_update':
      return '{date: $CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE}';
    default:
      return `\${${stop}:${example}}`;
  }
}
