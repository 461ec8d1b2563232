import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {install, versionOf, withoutExtension, write} from './folder';
import type {Site} from './site';

/** VitePress with its default theme, its own search, and a sidebar of the page's folder. */
export const vitePress: Site = {
  name: 'VitePress',
  version: () => versionOf('vitepress', 'vitepress'),
  prepare: (corpus) => {
    const folder = install('vitepress', ['vitepress@1.6.4']);
    rmSync(join(folder, 'docs'), {recursive: true, force: true});
    write(folder, 'docs/index.md', '# VitePress\n');
    for (const {file, text} of corpus) {
      write(folder, `docs/${file}`, withHeading(text));
    }
    const sidebar = sidebarOf(corpus.map(({file}) => `/${withoutExtension(file)}`));
    write(
      folder,
      'docs/.vitepress/config.mjs',
      `export default ${JSON.stringify({
        title: 'VitePress',
        lang: 'zh-CN',
        cleanUrls: true,
        themeConfig: {sidebar, search: {provider: 'local'}},
      })};\n`,
    );
    return {
      folder,
      build: ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
      output: 'docs/.vitepress/dist',
      caches: ['docs/.vitepress/cache'],
      articles: 'docs',
      addressOf: withoutExtension,
      remove: () => {
        rmSync(join(folder, 'docs'), {recursive: true, force: true});
      },
    };
  },
};

/** The page with its title as a heading, because VitePress does not take it from the front matter. */
function withHeading(text: string): string {
  return text.replace(
    /^---\ntitle: (".*")\n[^]*?\n---\n/,
    (head, title: string) => `${head}\n# ${String(JSON.parse(title))}\n`,
  );
}

/** The pages of each folder. */
function sidebarOf(pages: readonly string[]): Record<string, {text: string; link: string}[]> {
  const sidebar: Record<string, {text: string; link: string}[]> = {};
  for (const link of pages) {
    const folder = link.slice(0, link.lastIndexOf('/') + 1);
    (sidebar[folder] ??= []).push({text: link, link});
  }
  return sidebar;
}
