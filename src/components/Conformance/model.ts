import type {Configuration} from '@markdown-zh/engines/conformance';
import type {SetId} from '@markdown-zh/engines/example';
import type {Deviations, SectionResult} from '@markdown-zh/engines/conformance';
import {playgroundPath} from '../../../site/playground';

/** How many examples an engine passes. */
export interface Count {
  readonly given: number;
  readonly refused: number;
  readonly total: number;
}

const none: Deviations = {equivalent: [], different: [], refused: []};

/** The examples of a section that an engine fails; empty for an unknown engine. */
function deviationsOf({deviations}: SectionResult, engine: string): Deviations {
  return deviations[engine] ?? none;
}

/** Counts passed examples of an engine over sections. Equivalent output counts as passed. */
export function countOf(sections: readonly SectionResult[], engine: string): Count {
  const found = sections.map((section) => deviationsOf(section, engine));
  const total = sum(sections.map((section) => section.total));
  const refused = sum(found.map((deviations) => deviations.refused.length));
  const different = sum(found.map((deviations) => deviations.different.length));
  return {given: total - different - refused, refused, total};
}

/** The key for a count's link: the first example that the engine fails, else the section. */
export function linkKey(section: SectionResult, engine: string): string | number {
  const {different, refused} = deviationsOf(section, engine);
  const numbers = [...different, ...refused];
  return numbers.length > 0 ? Math.min(...numbers) : section.id;
}

/** Numbers of the examples with a verdict, over all sections, in order. */
export function numbersOf(
  sections: readonly SectionResult[],
  engine: string,
  verdict: keyof Deviations,
): number[] {
  return sections.flatMap((section) => deviationsOf(section, engine)[verdict]);
}

/** The playground link for a section (by id) or an example (by number), and an engine. */
export function playgroundLink(
  set: SetId,
  key: string | number,
  {engine, ...options}: Configuration['playground'],
): string {
  const chosen = Object.entries({engine, ...options}).map(([name, value]) => `${name}=${value}`);
  return `/${playgroundPath}#${[`example=${set}/${key}`, ...chosen].join('&')}`;
}

/** A failure stands out against a specification; a success, against an author's intent, which no engine has to meet. */
export type Against = 'specification' | 'author';

interface Columns<C> {
  /** The column first that stands out most. */
  readonly deviating: readonly C[];
  /** Engines without a deviation. */
  readonly perfect: readonly C[];
}

/** Orders the columns of a table: first what stands out most, ties in listed order. */
export function columnsOf<C extends {readonly id: string}>(
  sections: readonly SectionResult[],
  configurations: readonly C[],
  against: Against,
): Columns<C> {
  const columns = configurations.map((configuration) => ({
    configuration,
    ...countOf(sections, configuration.id),
  }));
  const sign = against === 'specification' ? 1 : -1;
  return {
    deviating: columns
      .filter(({given, total}) => given < total)
      .sort((a, b) => sign * (a.given - b.given))
      .map(({configuration}) => configuration),
    perfect: columns
      .filter(({given, total}) => given === total)
      .map(({configuration}) => configuration),
  };
}

/** An engine's name with the packages and options that tell it from its other configurations. */
export function qualifiedName({name, packages, options}: Omit<Configuration, 'render'>): string {
  return [name, ...packages.slice(1), ...options].join(' · ');
}

/** The anchor of the list of an engine's failed examples. */
export function anchorOf(engine: string): string {
  return `engine-${engine}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
