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
 * @returns undefined for a page that the search does not cover. That is a list, an archive, a generated index, the page of a
 * tag or an author, the not-found page, or foreign HTML. It is also a page with `noindex`, or a post of a blog that `blogs` does
 * not name.
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
