import {readFile, stat} from 'node:fs/promises';
import {setTimeout} from 'node:timers/promises';
import type {Page, Section} from '../index/types.ts';
import type {Article} from '../pages/loaded-content.ts';
import {readMarkdownSections} from '../pages/markdown-sections.ts';

interface Read {
  readonly modified: number;
  readonly sections: readonly Section[];
}

/** Milliseconds without another edit, after which an index is made. */
const calm = 1000;

/**
 * Keeps an index of articles up to date. Only files that changed are read again, and of calls that
 * overlap the last one alone makes an index. All but the first wait until edits pause.
 *
 * @param makeIndex makes and writes the index of these pages; it is never called while it is at work
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
    const before = work.catch(() => undefined); // that it failed was said to who asked for it
    work = before.then(() => (call === latest ? makeIndex(pages) : undefined));
    await work;
  };
}
