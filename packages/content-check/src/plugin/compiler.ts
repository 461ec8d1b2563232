import type {ConfigureWebpackUtils} from '@docusaurus/types';

/** The compiler that bundler plugins get: Rspack's, with webpack's types, as Docusaurus declares it. */
export type Compiler = InstanceType<
  ConfigureWebpackUtils['currentBundler']['instance']['Compiler']
>;
