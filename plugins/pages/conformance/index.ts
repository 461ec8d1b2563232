import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {runInWorker} from '../../build/worker-task';
import type {Configuration} from './configurations';
import type {BySet, Example, Section} from './examples';
import type {Results} from './measure';
import type {Versions} from './versions';

/** `@generated/conformance/default/conformance.json`: the result of each configuration for all examples. */
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

/** `@generated/conformance/default/totals.json`: the numbers of examples and engines. */
export interface Totals {
  readonly examples: number;
  readonly configurations: number;
}

/** One data file for each property. */
export interface Content {
  readonly conformance: Conformance;
  readonly examples: ExampleSources;
  readonly totals: Totals;
  readonly versions: Versions;
}

const names: readonly (keyof Content)[] = ['conformance', 'examples', 'totals', 'versions'];

/**
 * Measures the installed Markdown engines with the examples of the specifications, and caches the results. Pages import them as
 * data, and other pages load nothing.
 *
 * The measurement runs in a thread, while articles load and other modules are bundled. Only the bundler waits for it, at a page
 * that imports the results.
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
      // A build without a page that imports the results does not need them.
      content.catch(() => undefined);
    },
    async contentLoaded({actions}) {
      // Empty files for module resolution; a loader provides their content.
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
