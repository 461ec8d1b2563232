import {cached} from '@markdown-zh/build-cache';
import {configurations} from './configurations';
import {exampleSets} from './example-sets';
import {mapSets, type ExampleSets} from './examples';
import type {Content, ExampleSources} from './index';
import {measure} from './measure';
import {commonMarkVersion} from './specifications';
import {installedVersions} from './versions';

/** Measures the engines, unless the results for the same code and packages are cached. */
export default function keptContent(siteDir: string): Promise<Content> {
  return cached(siteDir, 'conformance', readContent);
}

function readContent(): Content {
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
