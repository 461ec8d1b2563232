import {safeMarkdown} from '@markdown-zh/convert/addresses/markdown';
import {type ParsedArticle, replaceOutsideCode} from '@markdown-zh/content-check/article';
import type {Addresses} from './addresses';
import {createParts} from './parts';

const comment = /(?:(?<![ \t])[ \t]+)?<!--[^]*?(?:-->|(?![^]))/;

/** The facts around an article's text. */
interface Frame {
  readonly title: string;
  /** Absolute address of its page. */
  readonly url: string;
  readonly licence: string;
}

/**
 * An article as Markdown that every implementation of CommonMark and GFM understands. It has its title and absolute
 * addresses, but no front matter, imports or comments. Each part that only this site shows has a replacement (see the README). The
 * author's own text stays unchanged, but for addresses that may not leave the site.
 */
export function convertArticle(article: ParsedArticle, addresses: Addresses, frame: Frame): string {
  const {tree, frontMatter} = article;
  const parts = createParts(article, addresses, frame.url);
  const body = replaceOutsideCode(parts(tree.children), comment, (text) =>
    text.endsWith('-->') ? '' : text,
  );
  const text = [
    `# ${frame.title}`,
    typeof frontMatter.description === 'string' ? `> ${frontMatter.description}` : '',
    body,
    '---',
    `来源：<${frame.url}>，文字以 ${frame.licence} 许可发布。\n`,
  ]
    .filter(Boolean)
    .join('\n\n');
  return safeMarkdown(text).text;
}
