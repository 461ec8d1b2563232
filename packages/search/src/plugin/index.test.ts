import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import search, {validateOptions} from './index.ts';
import type {ReadOptions} from './options.ts';
import {builtDoc} from '../pages/built-html.fixture.ts';

describe('the search plugin', () => {
  let siteDir = '';

  beforeEach(async () => {
    siteDir = await mkdtemp(join(tmpdir(), 'search-'));
    await mkdir(join(siteDir, 'docs'));
    await writeFile(join(siteDir, 'docs/a.md'), '甲');
    await mkdir(join(siteDir, 'build/docs/a'), {recursive: true});
    await writeFile(join(siteDir, 'build/docs/a/index.html'), builtDoc('<h1>题</h1>'));
  });

  afterEach(async () => {
    vi.unstubAllEnvs();
    // The plugin does not wait for the index of npm start, so its last files may come during the removal.
    await rm(siteDir, {recursive: true, maxRetries: 10});
  });

  function plugin(): Plugin {
    const context = {siteDir, baseUrl: '/', generatedFilesDir: join(siteDir, '.docusaurus')};
    return search(context as LoadContext, readOptions({}));
  }

  function readOptions(options: object): ReadOptions {
    return validateOptions({validate: normalizePluginOptions as never, options});
  }

  function build(routesPaths: readonly string[]) {
    const props = {outDir: join(siteDir, 'build'), routesPaths, siteConfig: {}};
    return plugin().postBuild?.(props as never);
  }

  it('writes an index of the build', async () => {
    await build(['/docs/a']);
    const first = await readFile(join(siteDir, 'build/search-index/first.json'), 'utf8');
    expect(JSON.parse(first)).toHaveProperty('pages.0.0', '题');
  });

  it('takes synonyms', () => {
    expect(readOptions({}).synonyms).toEqual([]);
    expect(readOptions({synonyms: [['粗体', 'bold']]}).synonyms).toEqual([['粗体', 'bold']]);
    expect(() => readOptions({synonyms: ['粗体']})).toThrow('must be an array');
  });

  it('needs no options, and names an unknown one', () => {
    expect(readOptions({})).toMatchObject({path: 'search', indexPath: 'search-index'});
    expect(() => readOptions({routes: []})).toThrow(
      '@markdown-zh/search has no option "routes". Its options are path, indexPath,',
    );
  });

  it('stops a build in which it finds no page', async () => {
    await expect(build([])).rejects.toThrow('no pages to index');
  });

  it('serves nothing in a build', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(plugin().configureWebpack?.({}, false, {} as never, undefined)).toEqual({});
  });

  it('serves an index of the loaded content in npm start, at the same address', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const {allContentLoaded, configureWebpack} = plugin();
    const page = {
      ...{type: 'mdx', title: '甲', source: '@site/docs/a.md', permalink: '/a'},
      ...{unlisted: false, frontMatter: {}},
    };
    const allContent = {'docusaurus-plugin-content-pages': {default: [page]}};
    await allContentLoaded?.({allContent, actions: {} as never});
    const folder = join(siteDir, '.docusaurus/markdown-zh-search/index');
    await vi.waitFor(
      async () => {
        const first = await readFile(join(folder, 'first.json'), 'utf8');
        expect(JSON.parse(first)).toHaveProperty('pages.0.0', '甲');
      },
      {timeout: 20_000},
    );
    expect(configureWebpack?.({}, false, {} as never, undefined)).toMatchObject({
      devServer: {static: [{directory: folder, publicPath: '/search-index/'}]},
    });
  });
});
