import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

/** What plugins of the bundler are given. Rspack's, by the types of webpack, as Docusaurus has them. */
export type Compiler = InstanceType<
  ConfigureWebpackUtils['currentBundler']['instance']['Compiler']
>;

/** A plugin's function that says what it wants changed of a bundle's configuration. */
export type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

/** What a plugin wants changed of a bundle's configuration. */
export type Changes = Exclude<ReturnType<ConfigureWebpack>, void>;

/** What it may add to the bundler's plugins. */
export type BundlerPlugin = NonNullable<Changes['plugins']>[number];
