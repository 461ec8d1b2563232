import {translate} from '@docusaurus/Translate';
import type {Collection} from '../../../../../site/offline';
import {bytesOf, pagesOf, type Stage} from '../../shared/docs-list';
import type {SaveFailure} from '../../shared/save-docs';
import type {Saved} from './stored-files';

interface Values {
  readonly pages: number;
  readonly megabytes: string;
}

interface Words {
  readonly title: () => string;
  /** How much is stored. */
  readonly stage: Readonly<Record<Stage, (stored: Values) => string>>;
  /** The button that saves what is missing. */
  readonly save: Readonly<Record<'none' | 'partial' | 'older', (missing: Values) => string>>;
  readonly remove: () => string;
}

const words: Readonly<Record<Collection, Words>> = {
  docs: {
    title: () => translate({id: 'site.offline.docs', message: 'All docs'}),
    stage: {
      none: () =>
        translate({
          id: 'site.offline.none',
          message: 'Save all docs to read and search them offline.',
        }),
      partial: () => translate({id: 'site.offline.partial', message: 'Some docs are saved.'}),
      older: () =>
        translate({
          id: 'site.offline.older',
          message: 'All docs are saved, but some copies are out of date.',
        }),
      complete: (stored) =>
        translate(
          {
            id: 'site.offline.complete',
            message: 'All docs are saved: {pages} pages, {megabytes} MB on this device.',
          },
          {...stored},
        ),
    },
    save: {
      none: (missing) =>
        translate(
          {id: 'site.offline.save', message: 'Save all docs ({pages} pages, {megabytes} MB)'},
          {...missing},
        ),
      partial: (missing) =>
        translate(
          {id: 'site.offline.continue', message: 'Continue ({pages} more pages, {megabytes} MB)'},
          {...missing},
        ),
      older: (missing) =>
        translate(
          {id: 'site.offline.update', message: 'Update ({pages} pages, {megabytes} MB)'},
          {...missing},
        ),
    },
    remove: () => translate({id: 'site.offline.remove', message: 'Delete saved docs'}),
  },
  playground: {
    title: () => translate({id: 'site.offline.playground', message: 'Playground'}),
    stage: {
      none: () =>
        translate({
          id: 'site.offline.playground.none',
          message:
            'Save the playground to use all of it offline. Otherwise only the parts that you have used open offline.',
        }),
      partial: () =>
        translate({
          id: 'site.offline.playground.partial',
          message: 'A part of the playground is saved.',
        }),
      older: () =>
        translate({
          id: 'site.offline.playground.older',
          message: 'The playground is saved, but some files are out of date.',
        }),
      complete: (stored) =>
        translate(
          {
            id: 'site.offline.playground.complete',
            message: 'The playground is saved: {megabytes} MB on this device.',
          },
          {...stored},
        ),
    },
    save: {
      none: (missing) =>
        translate(
          {id: 'site.offline.playground.save', message: 'Save the playground ({megabytes} MB)'},
          {...missing},
        ),
      partial: (missing) =>
        translate(
          {
            id: 'site.offline.playground.continue',
            message: 'Continue saving the playground ({megabytes} MB)',
          },
          {...missing},
        ),
      older: (missing) =>
        translate(
          {id: 'site.offline.playground.update', message: 'Update the playground ({megabytes} MB)'},
          {...missing},
        ),
    },
    remove: () =>
      translate({id: 'site.offline.playground.remove', message: 'Delete the saved playground'}),
  },
};

export function titleOf(collection: Collection): string {
  return words[collection].title();
}

/** The text on how much is stored; `null` means that the list is not available. */
export function savedText(collection: Collection, files: Saved | null | undefined): string {
  if (!files) {
    return files === undefined
      ? translate({id: 'site.offline.looking', message: 'Checking what is saved…'})
      : translate({
          id: 'site.offline.noList',
          message: 'The list of files did not load. Reload this page when online.',
        });
  }
  return words[collection].stage[files.stage](valuesOf(files.saved));
}

/** The label of the button that saves what is missing. */
export function labelOfSave(collection: Collection, {stage, missing}: Saved): string {
  return words[collection].save[stage === 'complete' ? 'none' : stage](valuesOf(missing));
}

export function labelOfRemoval(collection: Collection): string {
  return words[collection].remove();
}

export function progressText({done, total}: {done: number; total: number}): string {
  return translate(
    {id: 'site.offline.saved', message: '{done} of {total} MB'},
    {done: inMegabytes(done), total: inMegabytes(total)},
  );
}

export function failureText(failure: SaveFailure): string {
  switch (failure) {
    case 'cancelled':
      return translate({id: 'site.offline.cancelled', message: 'Cancelled.'});
    case 'full':
      return translate({
        id: 'site.offline.full',
        message: 'No storage space is left for this site. Free some, then continue.',
      });
    case 'network':
      return translate({
        id: 'site.offline.lost',
        message: 'The connection was lost. Saved files are kept: continue when online.',
      });
  }
}

function valuesOf(entries: Saved['list']): Values {
  return {pages: pagesOf(entries).length, megabytes: inMegabytes(bytesOf(entries))};
}

function inMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
