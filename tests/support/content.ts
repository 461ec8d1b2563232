import {readArticle, type Article} from '../../scripts/checks/article';
import {readContent} from '../../scripts/read-content';

let articles: readonly Article[] | undefined;

/**
 * The articles of the repository, for tests that compare a page with its source. They are parsed once a
 * process, which takes two seconds; most specs ask for them, some for every list that they look at.
 */
export function readArticles(): readonly Article[] {
  return (articles ??= parseArticles());
}

function parseArticles(): Article[] {
  return readContent(process.cwd()).files.map(({file, source}) => {
    const result = readArticle(file, source);
    if (!result.ok) {
      throw new Error(`${file}: ${result.problem.reason}`);
    }
    return result.article;
  });
}

/** Han characters of an article outside its front matter, code and addresses. */
export function countHan(source: string): number {
  const prose = source.replace(/^---[\s\S]*?^---$/m, '').replace(/```[\s\S]*?```/g, '');
  return (prose.match(/\p{Script=Han}/gu) ?? []).length;
}
