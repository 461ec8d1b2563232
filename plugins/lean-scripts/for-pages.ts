import type {DocusaurusConfig} from '@docusaurus/types';

/** What the build alone asks for: of plugins, of the HTML around pages, of Markdown, and of what is to be reported. */
export const ofTheBuild: ReadonlySet<string> = new Set<keyof DocusaurusConfig>([
  'clientModules',
  'headTags',
  'i18n', // pages have what it comes to as a module of its own
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage', // as i18n
  'stylesheets',
  'themes',
]);

/** The site's configuration as pages ask for it: of what is to come, the router alone; of the theme, no Prism. */
export function forPages(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const {prism: _prism, ...themeConfig} = config.themeConfig as Record<string, unknown>;
  const {experimental_router} = config.future;
  return {
    ...Object.fromEntries(Object.entries(config).filter(([key]) => !ofTheBuild.has(key))),
    future: {experimental_router} as DocusaurusConfig['future'],
    themeConfig,
  };
}
