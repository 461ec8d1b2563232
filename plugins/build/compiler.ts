import type {ConfigureWebpackUtils} from '@docusaurus/types';

/** The compiler that Rspack gives its plugins. Docusaurus types it as webpack's. */
export type Compiler = InstanceType<
  ConfigureWebpackUtils['currentBundler']['instance']['Compiler']
>;
