import {type ParsedArticle, replaceOutsideCode} from '@markdown-zh/content-check/article';
import type {Addresses} from './addresses';
import {createParts} from './parts';

const comment = /[ \t]*<!--[\s\S]*?-->/;

/** What stands around an article's text. */
interface Frame {
  readonly title: string;
  /** Absolute address of its page. */
  readonly url: string;
  readonly licence: string;
}

/**
 * An article as Markdown that any reader of CommonMark and GFM understands: without front matter, imports and
 * comments, with its title, absolute addresses, and with something to read in the place of each part that
 * only this site shows (see the README beside this file). The author's own text stays as it was written.
 */
export function convertArticle(article: ParsedArticle, addresses: Addresses, frame: Frame): string {
  const {tree, frontMatter} = article;
  const parts = createParts(article, addresses, frame.url);
  const body = replaceOutsideCode(parts(tree.children), comment, () => '');
  return [
    `# ${frame.title}`,
    typeof frontMatter.description === 'string' ? `> ${frontMatter.description}` : '',
    body,
    '---',
    `来源：<${frame.url}>，文字以 ${frame.licence} 许可发布。\n`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
