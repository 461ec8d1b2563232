import {Document, isCollection} from 'yaml';
import {suggest, type ArticleKind, type KnownNames} from '@markdown-zh/content-check';
import {accepts} from '@markdown-zh/content-check/front-matter';
import {fieldsOf, type Schemas} from '../fields.ts';
import type {Answers} from './answers.ts';
import {checkPosition, lessonBody, lessonPath} from './lesson.ts';

/** The kinds of articles: a post of the public blog, a note of the second blog, a doc, a lesson. */
export type NewKind = 'post' | 'note' | 'doc' | 'lesson';

/** The content of the site before the new article. */
export interface ExistingContent extends KnownNames {
  /** The fields of each kind of article. */
  readonly schemas: Schemas;
  /** Articles by path from the project's root. */
  readonly files: readonly string[];
  /** Folders below `docs/`. */
  readonly sections: readonly string[];
  /** The largest `sidebar_position` in each folder of `docs/`, by its name. */
  readonly lastPositions: ReadonlyMap<string, number>;
}

/** A mistake in an answer. */
interface Problem {
  readonly answer: keyof Answers;
  /** The fault and its remedy. */
  readonly message: string;
}

/** The answers that a kind of article needs, in the order of the questions. */
export const neededAnswers: Readonly<Record<NewKind, readonly (keyof Answers)[]>> = {
  post: ['title', 'description', 'slug', 'tags', 'authors', 'date'],
  note: ['title', 'description', 'slug', 'tags', 'authors', 'date'],
  doc: ['title', 'description', 'section', 'slug'],
  lesson: ['title', 'description', 'slug', 'position'],
};

const schemaOf: Readonly<Record<NewKind, ArticleKind>> = {
  post: 'post',
  note: 'post',
  doc: 'doc',
  lesson: 'lesson',
};

/** The path of the article. */
export function pathOfArticle(kind: NewKind, answers: Answers): string {
  const {slug = '', date = '', section = ''} = answers;
  if (kind === 'lesson') {
    return lessonPath(answers);
  }
  if (kind === 'doc') {
    return ['docs', ...section.split('/').filter(Boolean), `${slug}.md`].join('/');
  }
  return `${kind === 'post' ? 'blog' : 'icms'}/${date}-${slug}.md`;
}

/** The message for one invalid answer; undefined for a valid one. */
export function checkAnswer(
  kind: NewKind,
  answer: keyof Answers,
  answers: Answers,
  existing: ExistingContent,
): string | undefined {
  const value = answers[answer];
  if (answer === 'section') {
    const {section = ''} = answers;
    return section === '' || existing.sections.includes(section)
      ? undefined
      : `There is no folder docs/${section}.${suggest(section, existing.sections)} Use one of ${existing.sections.join(', ')}, or none.`;
  }
  if (answer === 'position') {
    return checkPosition(answers.position, existing.files);
  }
  // The slug of a doc or a lesson is its file name, not a field, but the same rule applies.
  const fields = fieldsOf(existing.schemas, answer === 'slug' ? 'post' : schemaOf[kind]);
  const field = fields.find(({name}) => name === answer);
  if (field && !accepts(field.schema, value)) {
    const said = value === undefined ? 'is missing' : `is ${JSON.stringify(value)}`;
    const known =
      answer === 'tags' || answer === 'authors' ? ` There are ${existing[answer].join(', ')}.` : '';
    return `--${answer} ${said}. ${field.schema.remedy}${known}`;
  }
  if (answer === 'tags' || answer === 'authors') {
    return unknownName(answer, answers[answer] ?? [], existing[answer]);
  }
  return answer === 'slug' ? takenSlug(kind, answers, existing.files) : undefined;
}

function unknownName(
  field: 'tags' | 'authors',
  given: readonly string[],
  known: readonly string[],
): string | undefined {
  const unknown = given.find((name) => !known.includes(name));
  return unknown === undefined
    ? undefined
    : `The ${field.slice(0, -1)} "${unknown}" is not in blog/${field}.yml.${suggest(unknown, known)} Use one of ${known.join(', ')}, or add it there.`;
}

/** Finds another article with the same address or file, written as a file or as a folder. */
function takenSlug(kind: NewKind, answers: Answers, files: readonly string[]): string | undefined {
  const {slug = ''} = answers;
  const own = pathOfArticle(kind, answers).replace(/\.md$/, '');
  const folder = own.split('/')[0] ?? '';
  const prefix = kind === 'lesson' ? /^[^/]+\/(?:\d+-)?/ : /^[^/]+\/(?:\d{4}-\d{2}-\d{2}-)?/;
  const taken = files.find((file) => {
    const path = file.replace(/(?:\/index)?\.mdx?$/, '');
    return kind === 'doc'
      ? path === own
      : path.startsWith(`${folder}/`) && path.replace(prefix, '') === slug;
  });
  return taken === undefined
    ? undefined
    : `The slug "${slug}" already belongs to ${taken}. Choose another one.`;
}

/** All invalid answers; empty when the article can be written. */
export function checkAnswers(
  kind: NewKind,
  answers: Answers,
  existing: ExistingContent,
): Problem[] {
  return neededAnswers[kind].flatMap((answer) => {
    const message = checkAnswer(kind, answer, answers, existing);
    return message === undefined ? [] : [{answer, message}];
  });
}

const truncate = '\n<!-- truncate -->\n';

/**
 * The text of a new draft: front matter by the schema, and the description as the summary. Posts have the truncate marker, and lessons
 * an exercise. The answers must be valid.
 */
export function draftText(kind: NewKind, answers: Answers, existing: ExistingContent): string {
  const {title = '', description = '', slug, date, tags, authors, section = ''} = answers;
  const fields = {
    doc: {title, description, sidebar_position: (existing.lastPositions.get(section) ?? 0) + 1},
    lesson: {title, description},
    post: {title, description, slug, date, authors, tags},
    page: {},
  }[schemaOf[kind]];
  const rest = {doc: '', lesson: lessonBody, post: truncate, note: truncate}[kind];
  return `---\n${frontMatterOf({...fields, draft: true})}---\n\n${description}\n${rest}`;
}

/** Front matter in YAML, as authors write it: each field, and each list, on one line. */
export function frontMatterOf(fields: Readonly<Record<string, unknown>>): string {
  const document = new Document(fields);
  for (const name of Object.keys(fields)) {
    const value = document.get(name);
    if (isCollection(value)) {
      value.flow = true;
    }
  }
  return document.toString({lineWidth: 0, flowCollectionPadding: false});
}
