import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {runInWorker} from '../../build/worker-task';
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

/** `@generated/conformance/default/totals.json`: how much is measured. */
export interface Totals {
  readonly examples: number;
  readonly configurations: number;
}

/** A file of data for each. */
export interface Content {
  readonly conformance: Conformance;
  readonly examples: ExampleSources;
  readonly totals: Totals;
  readonly versions: Versions;
}

const names: readonly (keyof Content)[] = ['conformance', 'examples', 'totals', 'versions'];

/**
 * Measures the Markdown engines at their installed versions over the examples of the specifications, once
 * for the same code and packages, and hands the results as data to the pages that import them. No other page loads any of it.
 *
 * It measures in a thread, beside the loading of articles and the bundling of other modules: nothing waits for it but the
 * bundler, where a page imports what it has measured.
 */
export default function conformance(
  context: Pick<LoadContext, 'siteDir'>, // not read before: knip asks without it
): Plugin {
  let content: Promise<Content> | undefined;
  const contentOf = (name: keyof Content) => content?.then((all) => JSON.stringify(all[name]));
  return {
    name: 'conformance',
    loadContent() {
      content = runInWorker<Content>(join(__dirname, 'content.ts'), context.siteDir);
      // Where no page imports it, a build does without.
      content.catch(() => undefined);
    },
    async contentLoaded({actions}) {
      // Files that can be found; a loader has what they hold.
      await Promise.all(names.map((name) => actions.createData(`${name}.json`, '{}')));
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            resource: /[\\/]conformance[\\/]default[\\/]\w+\.json$/,
            type: 'json',
            use: {loader: join(__dirname, 'loader.mjs'), options: {contentOf}},
          },
        ],
      },
    }),
  };
}
