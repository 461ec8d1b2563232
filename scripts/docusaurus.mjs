/**
 * Docusaurus's command, as the npm scripts call it: `node scripts/docusaurus.mjs build`.
 *
 * Docusaurus loads the configuration by jiti, which compiles each ES module it comes to with Babel, those of packages as
 * well: 470 files of 660, the larger part of a first start. The packages that this names it leaves to Node, which reads them
 * as they are ("nativeModules" in the README of jiti 1). Without it `docusaurus build` does the same, later.
 */
import {readFileSync} from 'node:fs';

const {dependencies, devDependencies} = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
process.env.JITI_NATIVE_MODULES ??= JSON.stringify(
  Object.keys({...dependencies, ...devDependencies}),
);
await import('@docusaurus/core/bin/docusaurus.mjs');
