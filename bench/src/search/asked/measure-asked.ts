import {buildIndex, type IndexOptions, type Page} from '@markdown-zh/search/build';
import {createSearcher} from '@markdown-zh/search/query';
import {isAnswered, isSectionRight, pathOf, type Asked} from './asked';

/** An asked query, the paths of the pages that were found, and whether they answer it. */
export interface AskedAnswer extends Asked {
  readonly found: readonly string[];
  readonly isAnswered: boolean;
  /** See `isSectionRight`. */
  readonly isSectionRight: boolean | undefined;
}

/** Runs asked queries in this site's search, over an index of these pages with the site's synonyms. */
export async function measureAsked(
  pages: readonly Page[],
  all: readonly Asked[],
  options: IndexOptions,
): Promise<AskedAnswer[]> {
  const files = buildIndex(pages, options);
  const searcher = createSearcher((name) => Promise.resolve(files.get(name) ?? ''));
  const answers: AskedAnswer[] = [];
  for (const asked of all) {
    const results = await searcher.search(asked.query, {limit: 10});
    const links = results.pages.map(({path, sections}) => `${path}#${sections[0]?.anchor ?? ''}`);
    const found = links.map(pathOf);
    answers.push({
      ...asked,
      found,
      isAnswered: isAnswered(asked, found),
      isSectionRight: isSectionRight(asked.goals, links),
    });
  }
  return answers;
}
