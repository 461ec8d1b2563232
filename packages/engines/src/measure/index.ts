import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PluggableList} from 'unified';
import type {Conformance, ExampleSources, Totals, Versions} from '../conformance.ts';
import {mapSets, type ExampleSets} from '../example.ts';
import {commonMarkVersion, exampleSets} from '../examples/index.ts';
import {configurationsWith, type Configuration} from './configurations.ts';
import {measure} from './measure.ts';
import {catalog} from '../catalog.ts';

export {configurationIds, configurationsWith} from './configurations.ts';

/** A data file for each property, because no page needs all. */
interface Content {
  readonly conformance: Conformance;
  readonly examples: ExampleSources;
  readonly totals: Totals;
  readonly versions: Versions;
}

/** The data file of a property, from the project's root. `npm run generate -- engines` writes it. */
export const dataFile = (name: string): string => `packages/engines/src/data/${name}.json`;

/**
 * Measures the installed Markdown engines with the examples of the specifications. Takes 5 s.
 *
 * @param sitePlugins the remark plugins of the site, beyond MDX and GFM
 */
export function measureContent(sitePlugins: PluggableList): Content {
  const sets = exampleSets();
  const configurations = configurationsWith(sitePlugins);
  return {
    conformance: {
      commonMarkVersion,
      configurations: configurations.map(({render, ...described}) => described),
      results: measure(configurations, sets),
    },
    examples: sourcesOf(sets),
    totals: {
      examples: Object.values(sets)
        .flat()
        .reduce((sum, {examples}) => sum + examples.length, 0),
      configurations: configurations.length,
    },
    versions: installedVersions(configurations),
  };
}

function sourcesOf(sets: ExampleSets): ExampleSources {
  return mapSets(sets, (sections) =>
    sections.map(({id, title, examples}) => ({
      id,
      title,
      examples: examples.map(({number, source}) => ({number, source})),
    })),
  );
}

/** The version of an installed package. Throws when it is not installed. */
export function installedVersion(packageName: string): string {
  const file = join(process.cwd(), 'node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}

/** The installed versions of all packages that are measured or run in the playground. */
export function installedVersions(configurations: readonly Configuration[]): Versions {
  const packages = [
    ...Object.values(catalog).map(({packageName}) => packageName),
    ...configurations.flatMap((configuration) => configuration.packages),
  ];
  return Object.fromEntries(
    [...new Set(packages)].sort().map((name) => [name, installedVersion(name)]),
  );
}
