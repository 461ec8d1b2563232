import type {Plugin, PostCssOptions} from '@docusaurus/types';

/**
 * Makes all style sheets share PostCSS's plugins. Docusaurus gives postcss-loader their names, and the loader creates them again for each
 * sheet. For the 140 sheets of this site that takes postcss-preset-env 1.7 s.
 */
export default function sharedPostcssPlugins(): Plugin {
  const shared = new Map<string, unknown>();
  const create = (name: string, options: unknown): unknown => {
    const key = JSON.stringify([name, options]);
    if (!shared.has(key)) {
      // oxlint-disable-next-line typescript/no-require-imports -- the name is known only here
      const creator = require(name) as (options: unknown) => unknown;
      shared.set(key, creator(options));
    }
    return shared.get(key);
  };
  return {
    name: 'shared-postcss-plugins',
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      plugins: options.plugins.map((plugin: unknown) => {
        const [name, settings] = Array.isArray(plugin) ? (plugin as unknown[]) : [plugin];
        return typeof name === 'string' ? create(name, settings) : plugin;
      }),
    }),
  };
}
