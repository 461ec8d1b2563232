import {cleaningsOf, type Cleaning} from './cleanings-of.ts';
import type {Explained} from '../diagnosis.ts';
import {changeOf, type Change} from '../change-of.ts';

/** A cleaning, with what it does to the first line that it changes. */
export interface ShownCleaning extends Cleaning {
  readonly change: Change;
}

/** What the cleaning of a text from a chat with AI would change, in text order. `diagnoses` are those of the text. */
export function clean(source: string, diagnoses: readonly Explained[]): ShownCleaning[] {
  return cleaningsOf(source, diagnoses).map((cleaning) => ({
    ...cleaning,
    change: changeOf(source, cleaning.edits),
  }));
}
