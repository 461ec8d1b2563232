import type {Configuration} from '@site/plugins/pages/conformance/configurations';
import type {SetId} from '@site/plugins/pages/conformance/examples';
import type {Deviations, SectionResult} from '@site/plugins/pages/conformance/measure';
import {playgroundPath} from '../../../site/playground';

/** How many of some examples an engine gives as wanted. */
export interface Count {
  readonly given: number;
  readonly refused: number;
  readonly total: number;
}

const none: Deviations = {equivalent: [], different: [], refused: []};

/** The examples of a section that an engine does not give as wanted; none for an engine that is not named. */
function deviationsOf({deviations}: SectionResult, engine: string): Deviations {
  return deviations[engine] ?? none;
}

/** Counts an engine's examples over sections. What is equivalent counts as given. */
export function countOf(sections: readonly SectionResult[], engine: string): Count {
  const found = sections.map((section) => deviationsOf(section, engine));
  const total = sum(sections.map((section) => section.total));
  const refused = sum(found.map((deviations) => deviations.refused.length));
  const different = sum(found.map((deviations) => deviations.different.length));
  return {given: total - different - refused, refused, total};
}

/** What a count's link shows: the first example that the engine gives otherwise, else the section. */
export function keyOf(section: SectionResult, engine: string): string | number {
  const {different, refused} = deviationsOf(section, engine);
  const numbers = [...different, ...refused];
  return numbers.length > 0 ? Math.min(...numbers) : section.id;
}

/** Numbers of the examples with a verdict, over sections and in their order. */
export function numbersOf(
  sections: readonly SectionResult[],
  engine: string,
  verdict: keyof Deviations,
): number[] {
  return sections.flatMap((section) => deviationsOf(section, engine)[verdict]);
}

/** The playground with a section (by its id) or an example (by its number), and an engine. */
export function playgroundLink(
  set: SetId,
  key: string | number,
  {engine, ...options}: Configuration['playground'],
): string {
  const chosen = Object.entries({engine, ...options}).map(([name, value]) => `${name}=${value}`);
  return `/${playgroundPath}#${[`example=${set}/${key}`, ...chosen].join('&')}`;
}

/** Where the page lists what an engine gives otherwise. */
export function anchorOf(engine: string): string {
  return `engine-${engine}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
