import type {Plugin} from '@docusaurus/types';
import {kept} from '../bundler-cache/kept';
import type {Configuration} from './configurations';
import type {BySet, Example, Section} from './examples';
import type {Results} from './measure';
import type {Versions} from './versions';

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

/** What the plugin loads, which other plugins may read. */
export interface Content {
  readonly conformance: Conformance;
  readonly examples: ExampleSources;
  readonly versions: Versions;
}

/**
 * Measures the Markdown engines at their installed versions over the examples of the specifications, once
 * for the same code and packages, and hands the results as data to the pages that import them. No other page loads any of it.
 */
export default function conformance(): Plugin {
  return {
    name: 'conformance',
    // The engines are loaded where they are to be measured.
    loadContent: () =>
      kept(process.cwd(), 'conformance', async () => (await import('./content')).readContent()),
    async contentLoaded({content, actions}) {
      await Promise.all(
        Object.entries(content as Content).map(([name, data]) =>
          actions.createData(`${name}.json`, JSON.stringify(data)),
        ),
      );
    },
  };
}
