import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@markdown-zh/search/build';
import {createRandom, shuffle} from '../../corpus/random';
import {pageFromMarkdown} from './page-from-markdown';

/** The least length of a document, in characters of text without code. */
const limits = {least: 400, most: 20_000, leastHan: 150};
/** Larger files are too long, so they are not parsed. */
const mostBytes = 150_000;
/** Lists of a documentation's other pages, and files that no generator makes a page of. */
const noPage = /(?:^|\/)(?:\.|_|node_modules\/|(?:toc|summary|readme|changelog|license)\b)/i;

/**
 * Reads a number of documents in Markdown below a folder, chosen by the seed. Skips documents that are too short, too long, or
 * mostly not in Chinese (not translated yet). Returns fewer if the folder has fewer.
 */
export function readFolder(folder: string, wanted: number, seed: number): Page[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.mdx?$/.test(name) && !noPage.test(name))
    .sort();
  const pages: Page[] = [];
  for (const file of shuffle(createRandom(seed), files)) {
    if (pages.length === wanted) {
      break;
    }
    if (statSync(join(folder, file)).size <= mostBytes) {
      pages.push(...[readPage(folder, file)].filter(isWanted));
    }
  }
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function readPage(folder: string, file: string): Page {
  const source = readFileSync(join(folder, file), 'utf8');
  const path = file.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '') || 'index';
  return pageFromMarkdown(source, path);
}

function isWanted({sections}: Page): boolean {
  const text = sections.map((section) => section.text).join('\n');
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return text.length >= limits.least && text.length <= limits.most && han >= limits.leastHan;
}
