import {configurations} from '../../src/lib/conformance/configurations';
import type {Conformance, ExampleSources, Totals, Versions} from '../../src/lib/conformance/data';
import {exampleSets} from '../../src/lib/conformance/example-sets';
import {mapSets, type ExampleSets} from '../../src/lib/conformance/examples';
import {measure} from '../../src/lib/conformance/measure';
import {commonMarkVersion} from '../../src/lib/conformance/specifications';
import {installedVersions} from './versions';

/** A data file for each property, because no page needs all. */
interface Content {
  readonly conformance: Conformance;
  readonly examples: ExampleSources;
  readonly totals: Totals;
  readonly versions: Versions;
}

/** The data file of a property, from the project's root. `npm run generate -- engines` writes it. */
export const dataFile = (name: string): string => `src/lib/conformance/data/${name}.json`;

/** Measures the installed Markdown engines with the examples of the specifications. Takes 5 s. */
export function measureContent(): Content {
  const sets = exampleSets();
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
    versions: installedVersions(),
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
