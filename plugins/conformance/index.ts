import type {Plugin} from '@docusaurus/types';
import {kept} from '../bundler-cache/kept';
import {configurations, type Configuration} from './configurations';
import {mapSets, type BySet, type Example, type ExampleSets, type Section} from './examples';
import {chineseSections} from './chinese-cases';
import {measure, type Results} from './measure';
import {commonMarkSections, commonMarkVersion, gfmSections} from './specifications';
import {installedVersions, type Versions} from './versions';

/** `@generated/conformance/default/conformance.json`: what each configuration makes of all examples. */
export interface Conformance {
  readonly commonMarkVersion: string;
  readonly configurations: readonly Omit<Configuration, 'render'>[];
  readonly results: Results;
}

/** `@generated/conformance/default/examples.json`: the sources of all examples. */
export type ExampleSources = BySet<
  readonly (Pick<Section, 'id' | 'title'> & {
    readonly examples: readonly Pick<Example, 'number' | 'source'>[];
  })[]
>;

interface Content {
  readonly conformance: Conformance;
  readonly examples: ExampleSources;
  readonly versions: Versions;
}

/** All examples: of both specifications, and of Chinese text. */
export function exampleSets(): ExampleSets {
  return {commonmark: commonMarkSections(), gfm: gfmSections(), chinese: chineseSections()};
}

/**
 * Measures the Markdown engines at their installed versions over the examples of the specifications, once
 * for the same code and packages, and hands the results as data to the pages that import them. No other page loads any of it.
 */
export default function conformance(): Plugin {
  return {
    name: 'conformance',
    loadContent: () => kept(process.cwd(), 'conformance', readContent),
    async contentLoaded({content, actions}) {
      await Promise.all(
        Object.entries(content as Content).map(([name, data]) =>
          actions.createData(`${name}.json`, JSON.stringify(data)),
        ),
      );
    },
  };
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
