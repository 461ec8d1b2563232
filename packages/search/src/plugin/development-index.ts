import {readFile, stat} from 'node:fs/promises';
import {setTimeout} from 'node:timers/promises';
import type {Page, Section} from '../index/types.ts';
import type {Article} from '../pages/loaded-content.ts';
import {readMarkdownSections} from '../pages/markdown-sections.ts';

interface Read {
  readonly modified: number;
  readonly sections: readonly Section[];
}

/** Milliseconds without another edit before it makes an index. */
const calm = 1000;

/**
 * Keeps an index of articles up to date. It reads only changed files again, and of overlapping calls only the last
 * one makes an index. All calls but the first wait until edits pause.
 *
 * @param makeIndex makes and writes the index of these pages; its calls never overlap
 */
export function createDevelopmentIndex(
  makeIndex: (pages: readonly Page[]) => Promise<void>,
): (articles: readonly Article[]) => Promise<void> {
  const known = new Map<string, Read>();
  let latest = 0;
  let work: Promise<void> = Promise.resolve();

  async function sectionsOf(file: string): Promise<readonly Section[]> {
    const {mtimeMs: modified} = await stat(file);
    const before = known.get(file);
    if (before?.modified === modified) {
      return before.sections;
    }
    const sections = readMarkdownSections(await readFile(file, 'utf8'));
    known.set(file, {modified, sections});
    return sections;
  }

  return async (articles) => {
    latest += 1;
    const call = latest;
    if (call > 1) {
      await setTimeout(calm);
    }
    const pages: Page[] = [];
    for (const {file, page} of articles) {
      if (call !== latest) {
        return;
      }
      pages.push({...page, sections: await sectionsOf(file)});
    }
    const before = work.catch(() => undefined); // its own caller got the error
    work = before.then(() => (call === latest ? makeIndex(pages) : undefined));
    await work;
  };
}
