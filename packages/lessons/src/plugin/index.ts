import {readFile} from 'node:fs/promises';
import type {
  DocMetadata,
  LoadedContent,
  Options as DocsOptions,
} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {rules, type Rule} from '@markdown-zh/diagnosis';
import {exercisesIn, readExercise} from '../grading/read.ts';

/** Options of the plugin. */
export interface Options {
  /** The id of the docs plugin that has the lessons. */
  readonly docs: string;
  /** Sizes in pixels of the site's own pictures, by path. Answers show no other pictures. */
  readonly pictures?: Readonly<Record<string, {readonly width: number; readonly height: number}>>;
}

/**
 * `@generated/lessons/default/lessons.json`: the lessons in their order.
 *
 * @public by way of generated.d.ts, which knip does not follow
 */
export type LessonsData = readonly Lesson[];

interface Lesson {
  /** The name of its file without the number, the first part of the keys of progress. */
  readonly id: string;
  readonly title: string;
  readonly permalink: string;
  readonly exercises: readonly {readonly id: string; readonly task: string}[];
}

/**
 * `@generated/lessons/default/rules.json`: the words of all rules, without their code, which would bring a parser to the page.
 *
 * @public by way of generated.d.ts, which knip does not follow
 */
export type RuleText = Pick<Rule, 'id' | 'title' | 'explanation' | 'section'>;

/** The sidebar of the lessons: one category, whose page lists them. */
export const lessonSidebar: NonNullable<DocsOptions['sidebarItemsGenerator']> = async ({
  defaultSidebarItemsGenerator,
  docs,
  ...rest
}) => {
  const first = docs.find(({id}) => id === 'index');
  const lessonDocs = docs.filter((doc) => doc !== first);
  return [
    {
      type: 'category',
      label: first?.title ?? '',
      collapsible: false,
      link: {type: 'doc', id: 'index'},
      items: await defaultSidebarItemsGenerator({...rest, docs: lessonDocs}),
    },
  ];
};

/** Gives the page of the tutorial its data: the lessons with their exercises. */
export default function lessons(
  context: {readonly siteDir: string},
  {docs: instance, pictures = {}}: Options,
): Plugin {
  return {
    name: 'lessons',
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.[instance] as
        LoadedContent | undefined;
      const docs = content?.loadedVersions.flatMap((version) => version.docs) ?? [];
      const read = await Promise.all(docs.map((doc) => lessonOf(doc, context.siteDir)));
      const data: LessonsData = read
        .filter(({position}) => position !== undefined)
        .sort((a, b) => Number(a.position) - Number(b.position))
        .map(({lesson}) => lesson);
      await actions.createData('lessons.json', JSON.stringify(data));
      const texts = rules.map(({id, title, explanation, section}): RuleText => ({
        id,
        title,
        explanation,
        section,
      }));
      await actions.createData('rules.json', JSON.stringify(texts));
      await actions.createData('pictures.json', JSON.stringify(pictures));
    },
  };
}

async function lessonOf(doc: DocMetadata, siteDir: string) {
  const {id, title, permalink, source, sidebarPosition: position} = doc;
  const text = await readFile(source.replace(/^@site/, siteDir), 'utf8');
  const exercises = exercisesIn(text).flatMap(({yaml}) => {
    const {exercise} = readExercise(yaml);
    return exercise ? [{id: exercise.id, task: exercise.task}] : [];
  });
  return {position, lesson: {id, title, permalink, exercises} satisfies Lesson};
}
