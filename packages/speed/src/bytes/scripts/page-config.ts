import type {DocusaurusConfig} from '@docusaurus/types';

/** Keys that only the build reads: of plugins, of the HTML around pages, of Markdown, and of reports. */
export const buildOnlyKeys: ReadonlySet<string> = new Set<keyof DocusaurusConfig>([
  'clientModules',
  'headTags',
  'i18n', // pages have the result as a separate module
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
  'storage', // like i18n
  'stylesheets',
  'themes',
]);

/**
 * The part of the site's configuration that pages read; of the future flags, only the router.
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
