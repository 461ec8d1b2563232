import type {ConfigureWebpackUtils} from '@docusaurus/types';

/** What plugins of the bundler are given. Rspack's, by the types of webpack, as Docusaurus has them. */
export type Compiler = InstanceType<
  ConfigureWebpackUtils['currentBundler']['instance']['Compiler']
>;
