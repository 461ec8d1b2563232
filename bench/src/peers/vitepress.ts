import {defineSite, withoutExtension} from './site';

/** VitePress with its default theme, its own search, and a sidebar of the page's folder. */
export const vitePress = defineSite({
  name: 'VitePress',
  versionedPackage: 'vitepress',
  packages: ['vitepress@1.6.4'],
  files: (corpus) => ({
    'docs/index.md': '# VitePress\n',
    'docs/.vitepress/config.mjs': `export default ${JSON.stringify({
      title: 'VitePress',
      lang: 'zh-CN',
      cleanUrls: true,
      themeConfig: {
        sidebar: sidebarOf(corpus.map(({file}) => `/${withoutExtension(file)}`)),
        search: {provider: 'local'},
      },
    })};\n`,
  }),
  articleOf: withHeading,
  build: ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
  output: 'docs/.vitepress/dist',
  caches: ['docs/.vitepress/cache'],
  articles: 'docs',
  addressOf: withoutExtension,
});

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
