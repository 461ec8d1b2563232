import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {type Article, readArticle} from '@markdown-zh/content-check/article';
import {readContent} from '@markdown-zh/content-check';
import contentCheck from '../../site/content-check';

/** An article of the repository without its parsed text: parsing all takes two seconds. */
type Source = Pick<Article, 'file' | 'source' | 'frontMatter'>;

let articles: readonly Source[] | undefined;

/** The articles of the repository, for tests that compare a page with its source. */
export function readArticles(): readonly Source[] {
  return (articles ??= readContent(process.cwd(), contentCheck).files.map(({file, source}) => {
    const [, yaml = ''] = /^---\n(.*?)^---$/ms.exec(source) ?? [];
    return {file, source, frontMatter: parse(yaml) as Source['frontMatter']};
  }));
}

/** One article of the repository, parsed. */
export function parsedArticle(file: string): Article {
  const result = readArticle(file, readFileSync(file, 'utf8'));
  if (!result.ok) {
    throw new Error(`${file}: ${result.problem.reason}`);
  }
  return result.article;
}

/** The number of Han characters in an article outside its front matter, code and addresses. */
export function countHan(source: string): number {
  const prose = source.replace(/^---[\s\S]*?^---$/m, '').replace(/```[\s\S]*?```/g, '');
  return (prose.match(/\p{Script=Han}/gu) ?? []).length;
}
