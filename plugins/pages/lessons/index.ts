import {readFile} from 'node:fs/promises';
import type {DocMetadata, LoadedContent, Options} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {exercisesIn, readExercise} from '@markdown-zh/lessons/read';
import type {Lesson, LessonsData} from '../../../src/components/LessonProgress/lessons-data';

/** The id of the docs plugin that has the lessons. */
const instance = 'learn';

/** The sidebar of the lessons: one category, whose page lists them. */
export const lessonSidebar: NonNullable<Options['sidebarItemsGenerator']> = async ({
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

/** Gives the page of the tutorial its data: which exercises there are. */
export default function lessons(context: {readonly siteDir: string}): Plugin {
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
