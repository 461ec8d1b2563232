import type {ArticleKind, FieldSchema, FrontMatterSchema} from '@markdown-zh/content-check';

/** The JSON Schema of a field, with texts for authors: in messages, in the guide, and in the editor. */
export interface FieldFacts extends FieldSchema {
  /** The field's purpose, in one sentence. */
  readonly description: string;
  /** The same in Chinese, for the guide for authors. */
  readonly guide: string;
  /** A value in YAML. */
  readonly example: string;
}

/** The schema of the front matter of a kind of article. */
export interface Schema extends FrontMatterSchema {
  readonly properties: Readonly<Record<string, FieldFacts>>;
}

/** The schemas of a site. A kind without one has no fields to check. */
export type Schemas = Readonly<Partial<Record<ArticleKind, Schema>>>;

/** A field as an author meets it. */
export interface Field {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: FieldFacts;
}

/** The fields of a kind of article, in their order in a file. */
export function fieldsOf(schemas: Schemas, kind: ArticleKind): readonly Field[] {
  const {properties, required = []} = schemas[kind] ?? {properties: {}};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    isRequired: required.includes(name),
    schema,
  }));
}
