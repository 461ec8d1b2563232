import {markdownFile} from '../../../site/markdown-file';
import {safeMarkdown} from '@markdown-zh/convert/addresses/markdown';
import type {Article} from '@markdown-zh/search';

/** The standard addresses, below the base URL (llmstxt.org). */
export const indexFile = 'llms.txt';
export const fullFile = 'llms-full.txt';

export interface IndexedSite {
  readonly title: string;
  readonly tagline: string;
  /** Origin and base URL, with a slash at the end. */
  readonly address: string;
  readonly licence: string;
}

/**
 * The index of the Markdown files in the format of llmstxt.org. It has a title, a quotation that describes the site, a note about
 * the files, and lists of links below headings of the second level. Docs are grouped by category, posts by blog.
 *
 * @param articles in the order of their paths
 */
export function renderIndex(
  articles: readonly Pick<Article, 'page' | 'description'>[],
  site: IndexedSite,
): string {
  const sections = new Map<string, string[]>();
  for (const {page, description} of articles) {
    const heading = page.breadcrumb.at(-1) ?? site.title;
    const address = encodeURI(site.address + markdownFile(page.path));
    const line = `- [${escape(page.title)}](${address})${description ? `: ${oneLine(description)}` : ''}`;
    sections.set(heading, [...(sections.get(heading) ?? []), line]);
  }
  const text =
    [
      ...opening(site),
      `以下文件是各篇文章的 Markdown 原文，与网页同址，扩展名是 \`.md\`。全部文章合在一个文件里：<${site.address}${fullFile}>。`,
      ...[...sections].map(([heading, lines]) => `## ${heading}\n\n${lines.join('\n')}`),
    ].join('\n\n') + '\n';
  return safeMarkdown(text).text;
}

/** All Markdown files of a site in one, each with its own title and address. */
export function renderFull(texts: readonly string[], site: IndexedSite): string {
  return [...opening(site), ...texts.map((text) => text.trimEnd())].join('\n\n') + '\n';
}

function opening({title, tagline, licence}: IndexedSite): string[] {
  return [`# ${title}`, `> ${tagline}`, `文字是中文，以 ${licence} 许可发布。`];
}

/** A title as the text of a link. */
function escape(title: string): string {
  return oneLine(title).replace(/[\\[\]]/g, '\\$&');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
