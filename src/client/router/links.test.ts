import {createElement as h, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as theirs from 'react-router-dom';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import * as ours from '.';
import {fakeWindow} from './fake-window';

vi.hoisted(() => {
  // history asks for a document when it is loaded.
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

interface Router {
  readonly BrowserRouter: unknown;
  readonly Link: unknown;
  readonly NavLink: unknown;
}

/** Attributes in the order of their names. */
function rendered(router: Router, name: 'Link' | 'NavLink', given: object): string[] {
  const html = renderToStaticMarkup(
    h(
      router.BrowserRouter as ComponentType<object>,
      null,
      h(router[name] as ComponentType<object>, given, 'text'),
    ),
  );
  return html.split(/ (?=[\w-]+=)|(?=>)/).toSorted();
}

it.each(targets)('links to %s: as react-router-dom has them', (to) => {
  for (const given of props) {
    const expected = rendered(theirs, 'NavLink', {...given, to});
    expect(expected.join(' ')).toContain('href=');
    expect(rendered(ours, 'NavLink', {...given, to})).toEqual(expected);
  }
  const given = {to, className: 'a', target: '_self'};
  expect(rendered(ours, 'Link', given)).toEqual(rendered(theirs, 'Link', given));
});

it('a target that cannot be decoded is an error', () => {
  expect(() => rendered(ours, 'Link', {to: '/%E8'})).toThrow(URIError);
  expect(() => rendered(theirs, 'Link', {to: '/%E8'})).toThrow(URIError);
});
