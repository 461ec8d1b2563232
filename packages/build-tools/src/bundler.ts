import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

/** The compiler that Rspack gives its plugins. Docusaurus types it as webpack's. */
export type Compiler = InstanceType<
  ConfigureWebpackUtils['currentBundler']['instance']['Compiler']
>;

export type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

/** A plugin's changes to a bundle's configuration. */
export type Changes = Exclude<ReturnType<ConfigureWebpack>, void>;

export type BundlerPlugin = NonNullable<Changes['plugins']>[number];
