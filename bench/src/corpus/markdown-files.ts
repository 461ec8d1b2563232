import type {Page, Section} from '@markdown-zh/search/build';
import {synthesize} from './synthesize';

/** A Markdown file of the corpus. */
export interface CorpusFile {
  /** Path below the docs folder, with `.md`. */
  readonly file: string;
  readonly text: string;
}

/** Code blocks of the measured page. */
const weighedBlocks = 10;

/** The measured page, without `.md`. */
export const weighedPage = 'weighed';

/** The most pages in a folder, as in real documentation. */
const folderSize = 25;

/**
 * Documentation in Chinese with headings, prose, tables, lists, links and code. Every generator can read it, because it is CommonMark with
 * GFM tables, and has title and description in the front matter. The same seed gives the same files.
 *
 * @param count the number of pages, at least 2; the first one, `weighed.md`, has ten code blocks
 */
export function makeCorpus(count: number, seed: number): CorpusFile[] {
  const pages = synthesize(count, seed);
  const codes = pages.flatMap(({sections}) => sections.map(({code}) => code).filter(Boolean));
  return pages.map((page, index) =>
    index === 0
      ? {file: `${weighedPage}.md`, text: withBlocks(page, codes.slice(0, weighedBlocks))}
      : {file: `part-${Math.floor(index / folderSize)}/page-${index}.md`, text: toMarkdown(page)},
  );
}

function toMarkdown({title, sections}: Page): string {
  const [summary = ''] = (sections[0]?.text ?? '').split('\n');
  const head = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(summary.slice(0, 80))}\n---\n`;
  return [head, ...sections.flatMap(blocksOf)].join('\n');
}

function blocksOf({heading, text, code}: Section, index: number): string[] {
  const lines = text.split('\n').map(escaped);
  const isList = index % 4 === 2 && lines.length > 2;
  const isTable = index % 4 === 3 && lines.length > 1;
  const table = [
    '| 项 | 说明 |',
    '| --- | --- |',
    ...lines.map((line, row) => `| ${row + 1} | ${line} |`),
  ];
  return [
    ...(heading ? [`## ${escaped(heading)}\n`] : []),
    ...(isTable
      ? [`${table.join('\n')}\n`]
      : lines.map((line) => `${isList ? '- ' : ''}${line}\n`)),
    ...(code ? [fenced(code, index)] : []),
  ];
}

const languages = ['js', 'bash', 'python', 'c', 'json', 'yaml'];

function fenced(code: string, index: number): string {
  return `\`\`\`${languages[index % languages.length] ?? 'js'}\n${code}\n\`\`\`\n`;
}

/** The page with its code replaced by these blocks, one in each section. */
function withBlocks(page: Page, blocks: readonly string[]): string {
  const sections = page.sections.map((section) => ({...section, code: ''}));
  const text = toMarkdown({...page, sections});
  return [
    text,
    ...blocks.map((code, index) => `## 例 ${index + 1}\n\n${fenced(code, index)}`),
  ].join('\n');
}

/** Removes characters that MDX or a template would read as markup. */
function escaped(text: string): string {
  return text.replace(/[{}<>]/g, '').replace(/([*_`|\\[\]])/g, '\\$1');
}
