import {readdirSync, readFileSync} from 'node:fs';
import {buildIndex, type IndexFiles} from '@markdown-zh/search/build';
import {createSearcher} from '@markdown-zh/search/query';
import {renderStandardMarkdown} from '@markdown-zh/diagnosis/standard';
import {formulas} from '@markdown-zh/diagnosis/standard/math';
import {engineIds, standardOptions, type EngineId} from '@markdown-zh/engines/catalog';
import {judge} from '@markdown-zh/lessons/judge';
import {exercisesIn, readExercise} from '@markdown-zh/lessons/read';
import {loadJob, type Job} from '@markdown-zh/playground/jobs';
import {hashOfText, readHash} from '@markdown-zh/playground/share';
import {publishTargets} from '@markdown-zh/convert/publish';

/** Loads what a tool needs for a text, and returns the function to be measured. */
type Tool = (source: string) => Promise<() => unknown>;

const baseUrl = '/';
const dialect = 'gfm';
const site = {pictures: {}};

const jobTool =
  (jobOf: (source: string) => Job): Tool =>
  (source) =>
    loadJob(jobOf(source), site);

const engineJob = (engine: EngineId, source: string) =>
  ({kind: 'engine', request: {engine, options: standardOptions(engine), source}}) as Job;

let files: IndexFiles | undefined;

/** An index of the lessons' titles. */
function searchFiles(): IndexFiles {
  files ??= buildIndex(
    readdirSync('learn').map((name) => ({
      title: /^title: (.*)$/m.exec(readFileSync(`learn/${name}`, 'utf8'))?.[1] ?? name,
      path: name,
      breadcrumb: [],
      sections: [],
    })),
  );
  return files;
}

const copies = ['rich', 'html', ...publishTargets.map(({id}) => id)];

/** The tools that take a reader's Markdown, in the workers of the playground and of the lessons, and in the search. */
export const markdownTools: Readonly<Record<string, Tool>> = {
  example: (source) =>
    Promise.resolve(() =>
      renderStandardMarkdown(source, {
        flavour: 'math',
        extensions: [formulas],
        idPrefix: '',
        baseUrl,
      }),
    ),
  exercise: (source) => {
    const [first] = exercisesIn(readFileSync('learn/10-tables.md', 'utf8'));
    const {exercise} = readExercise(first?.yaml ?? '');
    if (!exercise) {
      throw new Error('The lesson about tables has no exercise.');
    }
    return Promise.resolve(() => judge(source, exercise, 'first', 0));
  },
  preview: jobTool((source) => ({kind: 'preview', request: {source, dialect, baseUrl}})),
  "preview, this site's": jobTool((source) => ({
    kind: 'preview',
    request: {source, dialect: 'site', baseUrl},
  })),
  tree: jobTool((source) => ({kind: 'tree', request: {source, dialect}})),
  'tree of MDX': jobTool((source) => ({kind: 'tree', request: {source, dialect: 'mdx'}})),
  diagnosis: jobTool((source) => ({kind: 'diagnosis', request: {source}})),
  repair: jobTool((source) => ({kind: 'repair', request: {source}})),
  support: jobTool((source) => ({kind: 'support', request: {source, platform: 'github'}})),
  'paste into': jobTool((source) => ({
    kind: 'paste',
    request: {source: '', plain: '甲\n乙', text: source, from: source.length, to: source.length},
  })),
  'paste of plain text': jobTool((source) => ({
    kind: 'paste',
    request: {source: '', plain: source, text: '> 甲', from: 3, to: 3},
  })),
  overview: jobTool((source) => ({kind: 'overview', request: {source}})),
  'clean-up': jobTool((source) => ({kind: 'clean', request: {source}})),
  ...Object.fromEntries(
    engineIds.map((engine) => [`engine ${engine}`, jobTool((source) => engineJob(engine, source))]),
  ),
  comparison: async (source) => {
    const outputs = await Promise.all(
      engineIds.map(async (engine) => {
        const run = await loadJob(engineJob(engine, source), site);
        return {engine, html: String(run())};
      }),
    );
    return loadJob(
      {kind: 'comparison', request: {outputs, source, options: standardOptions('remark'), baseUrl}},
      site,
    );
  },
  ...Object.fromEntries(
    copies.map((target) => [
      `copy ${target}`,
      jobTool((source) => ({kind: 'publish', request: {source, target, dialect}})),
    ]),
  ),
  'Word file': jobTool((source) => ({kind: 'word', request: {source}})),
  page: jobTool((source) => ({kind: 'page', request: {source}})),
  print: jobTool((source) => ({kind: 'print', request: {source, baseUrl}})),
  'share link': (source) => Promise.resolve(() => readHash(hashOfText(source) ?? '')),
  search: async (source) => {
    const searcher = createSearcher((name) => Promise.resolve(searchFiles().get(name) ?? ''));
    await searcher.load();
    return () => searcher.search(source, {limit: 5});
  },
};

/** The tools that take HTML from a reader's clipboard. */
export const htmlTools: Readonly<Record<string, Tool>> = {
  paste: jobTool((source) => ({
    kind: 'paste',
    request: {source, plain: '', text: '', from: 0, to: 0},
  })),
};
