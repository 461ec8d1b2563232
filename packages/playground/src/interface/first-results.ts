import first from '@generated/playground/default/first.json';
import {samples} from '../samples.ts';
import type {Dialect} from '@markdown-zh/engines/dialects';
import type {Jobs} from '../worker/jobs.ts';

/** The text of the page that the build writes. */
export const firstText = samples[0].text;

export const firstPreview = first.preview;

export const firstOverview = first.overview;

/** The preview of a text in a dialect, if the build has made it. */
export function knownPreview(
  source: string,
  dialect: Dialect,
): Jobs['preview']['response'] | undefined {
  return source === firstText && dialect === 'gfm' ? firstPreview : undefined;
}

/** The diagnoses of a text, if the build has made them. */
export function knownDiagnoses(source: string): Jobs['diagnosis']['response'] | undefined {
  return source === firstText ? first.diagnoses : undefined;
}
