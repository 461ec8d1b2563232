import type {Flavour} from '@markdown-zh/diagnosis/standard';

/** What the engine needs to know of an example. */
export interface ExampleFacts {
  readonly source: string;
  readonly flavour: Flavour;
  readonly idPrefix: string;
}

/** The text in an example's figure: the reader's own while it is edited. */
export function sourceIn(figure: Element): string {
  const field = figure.querySelector('textarea');
  return field?.value ?? figure.querySelector('pre')?.textContent ?? '';
}
