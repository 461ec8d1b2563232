import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {builtDoc, builtHtml} from './built-html.fixture.ts';
import {readBuiltPages} from './index.ts';

describe('the pages of a build', () => {
  let outDir = '';
  const post = (id: string, text: string) =>
    builtHtml({
      classes: `blog-wrapper blog-post-page plugin-blog plugin-id-${id}`,
      body: `<main><article><h1>帖</h1><div id=__blog-post-container class=markdown><p>${text}</div></article></main>`,
    });
  const files = {
    'docs/语法/index.html': builtDoc('<h1>语法</h1>'),
    'docs/intro/index.html': builtDoc('<h1>入门</h1>'),
    'docs/intro.html/index.html':
      '<!DOCTYPE html><html lang="en"><head><title>Moved</title></head>',
    'docs/not-a-route/index.html': builtDoc('<h1>旧</h1>'),
    'blog/a/index.html': post('default', '公开'),
    'icms/a/index.html': post('icms', '私人'),
    'gallery/index.html': builtHtml({classes: 'plugin-pages', body: '<main><h1>陈列</h1></main>'}),
    '404.html': builtHtml({classes: 'plugin-native', body: '<main><h1>无</h1></main>'}),
    'index.html': builtHtml({classes: 'plugin-pages', body: '<main><h1>家</h1></main>'}),
  };
  const routesPaths = [
    ...['/s/404.html', '/s/gallery', '/s/icms/a', '/s/docs/语法', '/s/docs/intro', '/s/blog/a'],
    ...['/s/', '/s/docs/intro/', '/elsewhere'],
  ];
  const blogs = {default: 'Blog'};

  beforeEach(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'search-'));
    for (const [file, html] of Object.entries(files)) {
      await mkdir(dirname(join(outDir, file)), {recursive: true});
      await writeFile(join(outDir, file), html);
    }
  });

  afterEach(async () => {
    await rm(outDir, {recursive: true});
  });

  function read(named: Readonly<Record<string, string>>, routes = routesPaths) {
    return readBuiltPages(
      {outDir, baseUrl: '/s/', routesPaths: routes, trailingSlash: undefined},
      {blogs: named, excluded: ['gallery']},
    );
  }

  it('are its routes, each once, in the order of their paths, without excluded ones', () => {
    expect(read(blogs).map(({title}) => title)).toEqual(['家', '帖', '入门', '语法']);
  });

  it('are the same whatever the order of the routes', () => {
    const routes = routesPaths.filter((route) => route !== '/s/docs/intro/');
    expect(read(blogs, [...routes].reverse())).toEqual(read(blogs, routes));
  });

  it('include a hidden blog only if it is named', () => {
    expect(JSON.stringify(read(blogs))).not.toMatch(/icms|私人/);
    expect(JSON.stringify(read({...blogs, icms: 'Private'}))).toContain('私人');
  });

  it('cannot be read when a route has no file', () => {
    expect(() => read(blogs, ['/s/docs/none'])).toThrow('ENOENT');
  });
});
