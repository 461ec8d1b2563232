import {createElement as h, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as theirs from 'react-router-dom';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {BrowserRouter} from '../router/index.tsx';
import {fakeWindow} from '../router/fake-window.ts';
import PageLink from './page-link.tsx';

vi.hoisted(() => {
  // The package history needs a document when it loads.
  vi.stubGlobal('window', {document: {createElement: () => undefined}});
});

beforeAll(() => {
  vi.stubGlobal('window', fakeWindow('/docs/%E8%AF%AD%E6%B3%95/a?x=1#y').window);
  vi.stubGlobal('navigator', {userAgent: ''});
});

afterAll(() => {
  vi.unstubAllGlobals();
});

const targets = [
  ...['/', '/docs', '/docs/', '/DOCS', '/docs/语法', '/docs/%E8%AF%AD%E6%B3%95/a', '/doc', '/blog'],
  ...['b', '../', '?z', '/docs/语法/a?x=1#y', '/docs/(a', '/docs/语法/a/b'],
];
const props: readonly object[] = [
  {},
  {className: 'a', title: 'b', 'data-c': 1},
  {className: 'a', activeClassName: 'on', exact: true},
  {isActive: () => true},
  {isActive: () => false, className: 'a'},
  {isActive: (_: unknown, {pathname}: {pathname: string}) => pathname.startsWith('/docs/语')},
];

/** The HTML of a link inside a router, with its attributes sorted by name. */
function rendered(router: unknown, link: unknown, props: object): string[] {
  const html = renderToStaticMarkup(
    h(router as ComponentType<object>, null, h(link as ComponentType<object>, props, 'text')),
  );
  return html.split(/ (?=[\w-]+=)|(?=>)/).toSorted();
}

const ours = (given: object) => rendered(BrowserRouter, PageLink, given);

it.each(targets)('links to %s: as react-router-dom has them', (to) => {
  for (const given of props) {
    const expected = rendered(theirs.BrowserRouter, theirs.NavLink, {...given, to});
    expect(expected.join(' ')).toContain('href=');
    expect(ours({...given, to, isNavLink: true})).toEqual(expected);
  }
  const given = {to, className: 'a', target: '_self'};
  expect(ours(given)).toEqual(rendered(theirs.BrowserRouter, theirs.Link, given));
});

it('a target that cannot be decoded is an error', () => {
  const given = {to: '/%E8'};
  expect(() => ours(given)).toThrow(URIError);
  expect(() => rendered(theirs.BrowserRouter, theirs.Link, given)).toThrow(URIError);
});
