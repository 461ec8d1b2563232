import type {Flavour} from '@markdown-zh/diagnosis/standard';

/** What the engine needs besides the source. */
export interface ExampleFacts {
  readonly source: string;
  readonly flavour: Flavour;
  readonly idPrefix: string;
}

/** The text in an example's figure; while the reader edits it, the reader's text. */
export function sourceIn(figure: Element): string {
  const field = figure.querySelector('textarea');
  return field?.value ?? figure.querySelector('pre')?.textContent ?? '';
}
