import type {Page} from '../index/types.ts';
import {readBody, type IsContent} from './page-body.ts';
import {readHead, type PageKind} from './page-head.ts';
import type {Scope} from './scope.ts';
import {hasClass} from './walk-html.ts';

interface Options extends Pick<Scope, 'blogs'> {
  /** Path below the base URL, without a slash at its start. */
  readonly path: string;
}

const isContent: Readonly<Record<PageKind['name'], IsContent>> = {
  doc: (_name, attributes) => hasClass(attributes, 'theme-doc-markdown'),
  post: (_name, {id}) => id === '__blog-post-container',
  page: (name) => name === 'main',
};

/**
 * Reads a page of the build, as Docusaurus writes it: docs, posts, and pages of `src/pages`.
 *
 * @returns undefined for a page that the search does not cover: lists, archives, tags, authors, generated indexes, the
 * not-found page, a page that asks for `noindex`, a post of a blog that is not named, foreign HTML
 */
export function readBuiltPage(html: string, {path, blogs}: Options): Page | undefined {
  const {kind, title, isHidden} = readHead(html);
  const blog = kind?.name === 'post' ? blogs[kind.blog] : undefined;
  if (!kind || isHidden || (kind.name === 'post' && blog === undefined)) {
    return undefined;
  }
  const body = readBody(html, isContent[kind.name]);
  return {
    title: body.title || title,
    path,
    breadcrumb: blog === undefined ? body.breadcrumb : [blog],
    sections: body.sections,
  };
}
