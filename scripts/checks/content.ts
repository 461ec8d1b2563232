import type {Content} from '../read-content';
import {readArticle, type Article} from './article';
import {checkFrontMatter} from './front-matter';
import {compareIssues, type Issue} from './issue';
import {checkLinks} from './links';
import {checkPosts} from './posts';
import {pagesOf} from './routes';
import {checkSnippets, type Parsers} from './snippets';
import {checkTypography} from './typography';

/** All content checks over all articles; the issues in the order of files and lines. */
export function checkContent(
  {files, known, generated, hasFile}: Content,
  parsers: Parsers,
): Issue[] {
  const issues: Issue[] = [];
  const articles: Article[] = [];

  for (const {file, kind, source} of files) {
    issues.push(...checkFrontMatter(file, source, kind, known));
    const result = readArticle(file, source);
    if (result.ok) {
      articles.push(result.article);
    } else {
      const {line, column, reason} = result.problem;
      const message = `This is not valid MDX: ${reason} Put a literal < { or } into code, or write &lt; and \\{.`;
      issues.push({file, line, column, rule: 'mdx', message});
    }
  }

  const targets = {
    pages: pagesOf(articles, generated),
    articles: new Map(articles.map((article) => [article.file, article])),
    hasFile,
  };
  issues.push(...articles.flatMap((article) => checkLinks(article, targets)));
  issues.push(...articles.flatMap((article) => checkTypography(article)));
  issues.push(...articles.flatMap((article) => checkSnippets(article, parsers)));
  issues.push(...checkPosts(articles.filter(({file}) => /^(?:blog|icms)\//.test(file))));
  return issues.sort(compareIssues);
}
