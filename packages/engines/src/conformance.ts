import conformanceFile from './data/conformance.json' with {type: 'json'};
import type {BySet, Example, Section} from './example.ts';
import type {Configuration} from './measure/configurations.ts';
import type {Results} from './measure/measure.ts';

export type {Configuration, ConfigurationId} from './measure/configurations.ts';
export type {Deviations, SectionResult} from './measure/measure.ts';

/** The result of each configuration for all examples. */
export interface Conformance {
  readonly commonMarkVersion: string;
  readonly configurations: readonly Omit<Configuration, 'render'>[];
  readonly results: Results;
}

/** The sources of all examples. */
export type ExampleSources = BySet<
  readonly (Pick<Section, 'id' | 'title'> & {
    readonly examples: readonly Pick<Example, 'number' | 'source'>[];
  })[]
>;

/** The numbers of examples and engines. */
export interface Totals {
  readonly examples: number;
  readonly configurations: number;
}

/** Versions by package. */
export type Versions = Readonly<Record<string, string>>;

/**
 * The results of `npm run generate -- engines`; a test compares them with the installed engines. Totals, versions and examples are
 * separate files, because other pages need them.
 */
export const conformance = conformanceFile as unknown as Conformance;
