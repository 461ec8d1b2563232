import type {Content} from '../read-content';
import {checkAddresses} from './addresses';
import {examine, type ArticleFacts, type Findings} from './findings';
import {checkImages} from './images';
import {compareIssues, type Issue} from './issue';
import {checkLinks} from './links';
import {mdxIssue} from './mdx-errors/issue';
import {explainImport} from './mdx-errors/names';
import {checkNeighbours} from './neighbours';
import {checkPosts} from './posts';
import {pagesOf} from './routes';
import type {Parsers} from './snippets';

/** All content checks over all articles; the issues in the order of files and lines. */
export function checkContent(content: Content, parsers: Parsers): Issue[] {
  const findings = content.files.map((file) => examine(file, content.known, parsers));
  return [...content.problems, ...issuesOf(findings), ...checkTogether(content, findings)].sort(
    compareIssues,
  );
}

/** What single articles were found to say. */
export function issuesOf(findings: readonly Findings[]): Issue[] {
  return findings.flatMap(({issues}) => issues);
}

/** What all checks know of the articles that are valid MDX. */
export function factsOf(findings: readonly Findings[]): ArticleFacts[] {
  return findings.flatMap(({facts}) =>
    facts === null ? [] : [{...facts, anchors: new Set(facts.anchors)}],
  );
}

/**
 * All that is decided by what stands beside an article: links, addresses, pictures, titles.
 *
 * @param findings of all articles, in any order
 */
export function checkTogether(
  {generated, hasFile, imageOf, addresses}: Omit<Content, 'files' | 'known' | 'problems'>,
  findings: readonly Findings[],
): Issue[] {
  const articles = factsOf(findings);
  const pages = pagesOf(articles, generated);
  const targets = {
    pages,
    articles: new Map(articles.map((article) => [article.file, article])),
    hasFile,
  };
  return [
    ...articles.flatMap((article) => checkLinks(article, targets)),
    ...articles.flatMap((article) => checkImages(article, imageOf)),
    ...articles.flatMap((article) => checkImports(article, hasFile)),
    ...checkPosts(articles.filter(({file}) => /^(?:blog|icms)\//.test(file))),
    ...checkNeighbours(articles),
    // The addresses of an article that cannot be read are not lost.
    ...(articles.length === findings.length ? checkAddresses(articles, addresses, pages) : []),
  ];
}

function checkImports({file, imports}: ArticleFacts, hasFile: Content['hasFile']): Issue[] {
  return imports.flatMap((imported) => {
    const explanation = explainImport(imported, file, hasFile);
    return explanation ? [mdxIssue(file, explanation)] : [];
  });
}
