import {readFileSync} from 'node:fs';
import GithubSlugger from 'github-slugger';
import type {Code, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {type Article, readArticle} from '@markdown-zh/content-check/article';
import {findExamples} from '../../plugins/articles/remark-article-parts/find-examples';

/** A heading of an article with the content below it, up to the next heading. */
interface Section {
  readonly anchor: string;
  readonly markdown: string;
  /** Sources of the live examples in it. */
  readonly examples: readonly string[];
}

interface Page {
  readonly article: Article;
  readonly sections: readonly Section[];
}

/** An article in the form that the tests use; throws if it is not valid MDX. */
export function readPage(file: string): Page {
  const source = readFileSync(file, 'utf8');
  const result = readArticle(file, source);
  if (!result.ok) {
    throw new Error(`${file}:${result.problem.line}: ${result.problem.reason}`);
  }
  return {article: result.article, sections: sectionsOf(result.article)};
}

function sectionsOf(article: Article): Section[] {
  const {source, tree} = article;
  const slugger = new GithubSlugger();
  const headings: {readonly anchor: string; readonly line: number}[] = [];
  visit(tree, 'heading', (heading) => {
    headings.push({
      anchor: slugger.slug(toString(heading)),
      line: heading.position?.start.line ?? 0,
    });
  });
  const lines = source.split('\n');
  const examples = findExamples(article);
  return headings.map(({anchor, line}, index) => {
    const end = headings[index + 1]?.line ?? lines.length + 1;
    return {
      anchor,
      markdown: lines.slice(line - 1, end - 1).join('\n'),
      examples: examples
        .filter((example) => example.line > line && example.line < end)
        .map((example) => example.source),
    };
  });
}

/** The text of each cell of the first table below a heading, row by row, without the header. */
export function tableBelow({article}: Page, anchor: string): string[][] {
  const slugger = new GithubSlugger();
  let isBelow = false;
  let found: Table | undefined;
  visit(article.tree, ['heading', 'table'], (node) => {
    if (node.type === 'heading') {
      isBelow = slugger.slug(toString(node)) === anchor;
    } else if (node.type === 'table' && isBelow) {
      found ??= node;
    }
  });
  const [, ...rows] = found?.children ?? [];
  return rows.map((row) => row.children.map((cell) => toString(cell)));
}

/** The listing that an article shows under a file name. */
export function listing({article}: Page, title: string): string {
  let found: Code | undefined;
  visit(article.tree, 'code', (code) => {
    if (code.meta?.includes(`title="${title}"`)) {
      found ??= code;
    }
  });
  if (!found) {
    throw new Error(`${article.file} shows no ${title}.`);
  }
  return found.value;
}
