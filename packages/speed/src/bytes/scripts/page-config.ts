import type {DocusaurusConfig} from '@docusaurus/types';

/** What the build alone asks for: of plugins, of the HTML around pages, of Markdown, and of what is to be reported. */
export const buildOnlyKeys: ReadonlySet<string> = new Set<keyof DocusaurusConfig>([
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

/**
 * The site's configuration as pages ask for it: of what is to come, the router alone.
 *
 * @param buildOnly keys of the theme's configuration that no page reads
 */
export function pageConfig(
  config: DocusaurusConfig,
  buildOnly: readonly string[],
): Partial<DocusaurusConfig> {
  const without = (values: object, isLeft: (key: string) => boolean) =>
    Object.fromEntries(Object.entries(values).filter(([key]) => !isLeft(key)));
  const {experimental_router} = config.future;
  return {
    ...without(config, (key) => buildOnlyKeys.has(key)),
    future: {experimental_router} as DocusaurusConfig['future'],
    themeConfig: without(config.themeConfig, (key) => buildOnly.includes(key)),
  };
}
