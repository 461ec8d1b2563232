import {translate} from '@docusaurus/Translate';
import {bytesOf, pagesOf} from '@site/src/lib/offline/docs-list';
import type {SaveFailure} from '@site/src/lib/offline/save-docs';
import type {Docs} from './stored-docs';

/** Describes the stored docs; `null` means that the list is not available. */
export function describeDocs(docs: Docs | null | undefined): string {
  if (!docs) {
    return docs === undefined
      ? translate({id: 'site.offline.looking', message: 'Checking saved docs…'})
      : translate({
          id: 'site.offline.noList',
          message: 'The list of docs did not load. Reload this page when online.',
        });
  }
  const megabytes = inMegabytes(bytesOf(docs.saved));
  switch (docs.stage) {
    case 'none':
      return translate({
        id: 'site.offline.none',
        message: 'Save all docs to read and search them offline.',
      });
    case 'partial':
      return translate({id: 'site.offline.partial', message: 'Some docs are saved.'});
    case 'older':
      return translate({
        id: 'site.offline.older',
        message: 'All docs are saved, but some copies are out of date.',
      });
    case 'complete':
      return translate(
        {
          id: 'site.offline.complete',
          message: 'All docs are saved: {pages} pages, {megabytes} MB on this device.',
        },
        {pages: pagesOf(docs.saved).length, megabytes},
      );
  }
}

/** The label of the button that saves missing docs. */
export function labelOfSave({stage, missing}: Docs): string {
  const values = {
    pages: pagesOf(missing).length,
    megabytes: inMegabytes(bytesOf(missing)),
  };
  switch (stage) {
    case 'older':
      return translate(
        {id: 'site.offline.update', message: 'Update ({pages} pages, {megabytes} MB)'},
        values,
      );
    case 'partial':
      return translate(
        {id: 'site.offline.continue', message: 'Continue ({pages} more pages, {megabytes} MB)'},
        values,
      );
    default:
      return translate(
        {id: 'site.offline.save', message: 'Save all docs ({pages} pages, {megabytes} MB)'},
        values,
      );
  }
}

export function describeFailure(failure: SaveFailure): string {
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
        message: 'The connection was lost. Saved docs are kept: continue when online.',
      });
  }
}

function inMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
