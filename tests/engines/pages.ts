import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import GithubSlugger from 'github-slugger';
import type {Code, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {type Article, readArticle} from '@markdown-zh/content-check/article';
import {findExamples} from '../../plugins/articles/remark-article-parts/find-examples';

/** A heading of an article with its section, up to the next heading. */
interface ArticleSection {
  readonly anchor: string;
  readonly markdown: string;
  /** Sources of the live examples in it. */
  readonly examples: readonly string[];
  readonly tables: readonly Table[];
}

interface Page {
  readonly article: Pick<Article, 'anchors' | 'file' | 'source' | 'tree'>;
  readonly sections: readonly ArticleSection[];
}

/** An article as the tests see it, or all pages of a series, which is a folder, as one. Throws when one is not valid MDX. */
export function readPage(path: string): Page {
  if (path.endsWith('.md')) {
    return readFile(path);
  }
  const pages = readdirSync(path)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFile(join(path, name)));
  const articles = pages.map(({article}) => article);
  return {
    article: {
      file: path,
      source: articles.map(({source}) => source).join('\n'),
      anchors: new Set(articles.flatMap(({anchors}) => [...anchors])),
      tree: {type: 'root', children: articles.flatMap(({tree}) => tree.children)},
    },
    sections: pages.flatMap(({sections}) => sections),
  };
}

function readFile(file: string): Page {
  const source = readFileSync(file, 'utf8');
  const result = readArticle(file, source);
  if (!result.ok) {
    throw new Error(`${file}:${result.problem.line}: ${result.problem.reason}`);
  }
  return {article: result.article, sections: sectionsOf(result.article)};
}

function sectionsOf(article: Article): ArticleSection[] {
  const {source, tree} = article;
  const slugger = new GithubSlugger();
  const headings: {readonly anchor: string; readonly line: number}[] = [];
  const lines = source.split('\n');
  visit(tree, 'heading', (heading) => {
    const line = heading.position?.start.line ?? 0;
    headings.push({anchor: ownId(lines[line - 1]) ?? slugger.slug(toString(heading)), line});
  });
  const examples = findExamples(article);
  const tables: Table[] = [];
  visit(tree, 'table', (table) => {
    tables.push(table);
  });
  return headings.map(({anchor, line}, index) => {
    const end = headings[index + 1]?.line ?? lines.length + 1;
    return {
      anchor,
      markdown: lines.slice(line - 1, end - 1).join('\n'),
      examples: examples
        .filter((example) => example.line > line && example.line < end)
        .map((example) => example.source),
      tables: tables.filter(({position}) => {
        const start = position?.start.line ?? 0;
        return start > line && start < end;
      }),
    };
  });
}

/** The id that a heading's line writes in braces. */
function ownId(line = ''): string | undefined {
  return /\{#([^}]+)\}\s*$/.exec(line)?.[1];
}

/** The text of each cell of the first table below a heading, row by row, without the header. */
export function tableBelow({sections}: Page, anchor: string): string[][] {
  const found = sections.find((section) => section.anchor === anchor)?.tables[0];
  const [, ...rows] = found?.children ?? [];
  return rows.map((row) => row.children.map((cell) => toString(cell)));
}

/** The listing that an article shows under a file's name. */
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
