import type {SiteFacts} from '../config.ts';
import {examine} from './examine.ts';
import {issuesOf, type SourceFile} from './checked-article.ts';
import {compareFindings, type Finding} from './issue.ts';
import type {Parsers} from './snippets.ts';
import {checkAcrossArticles, type SiteContext} from './cross-article.ts';
import {withSeverity} from './severity.ts';

/** Everything that the checks read from disk, so that the checks themselves are pure. */
export interface Content extends SiteFacts, SiteContext {
  readonly files: readonly SourceFile[];
  /** Issues of data files that could not be read. */
  readonly problems: readonly Finding[];
}

/** Runs all content checks over all articles. Sorts the issues by file and line. */
export function checkContent(content: Content, parsers: Parsers): Finding[] {
  const checked = content.files.map((file) => examine(file, content, parsers));
  return withSeverity(
    [...content.problems, ...issuesOf(checked), ...checkAcrossArticles(content, checked)],
    content.config,
  ).toSorted(compareFindings);
}
