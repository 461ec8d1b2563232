import type {Content} from '../read-content';
import {examine, type ArticleFacts, type Findings} from './findings';
import {compareIssues, type Issue} from './issue';
import {checkLinks} from './links';
import {checkPosts} from './posts';
import {pagesOf} from './routes';
import type {Parsers} from './snippets';

/** All content checks over all articles; the issues in the order of files and lines. */
export function checkContent(content: Content, parsers: Parsers): Issue[] {
  return checkTogether(
    content,
    content.files.map((file) => examine(file, content.known, parsers)),
  );
}

/**
 * What single articles were found to say, and all that is decided by what stands beside them: links, addresses.
 *
 * @param findings of all articles, in any order
 */
export function checkTogether(
  {generated, hasFile}: Pick<Content, 'generated' | 'hasFile'>,
  findings: readonly Findings[],
): Issue[] {
  const articles = findings.flatMap(({facts}): ArticleFacts[] =>
    facts === null ? [] : [{...facts, anchors: new Set(facts.anchors)}],
  );
  const targets = {
    pages: pagesOf(articles, generated),
    articles: new Map(articles.map((article) => [article.file, article])),
    hasFile,
  };
  return [
    ...findings.flatMap(({issues}) => issues),
    ...articles.flatMap((article) => checkLinks(article, targets)),
    ...checkPosts(articles.filter(({file}) => /^(?:blog|icms)\//.test(file))),
  ].sort(compareIssues);
}
