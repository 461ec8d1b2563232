import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

/** What plugins of the bundler are given. Rspack's, by the types of webpack, as Docusaurus has them. */
export type Compiler = InstanceType<
  ConfigureWebpackUtils['currentBundler']['instance']['Compiler']
>;

export type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

/** What a plugin changes of a bundle's configuration. */
export type Changes = Exclude<ReturnType<ConfigureWebpack>, void>;

export type BundlerPlugin = NonNullable<Changes['plugins']>[number];
