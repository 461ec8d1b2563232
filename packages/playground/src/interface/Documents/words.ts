import {translate} from '@docusaurus/Translate';
import {documentName, type StoredDocument} from '../../session/documents.ts';
import {isOwn, isStored, type SessionState} from '../../session/model.ts';

export function displayName(document: Pick<StoredDocument, 'name' | 'text'>): string {
  return (
    documentName(document) ||
    translate({id: 'site.playground.documents.untitled', message: 'Untitled'})
  );
}

/** Where the tab's text is. */
export function describeText({current, isKeeping}: SessionState): string {
  const {source, document} = current;
  const name = displayName({text: source, ...(document?.name && {name: document.name})});
  if (!isOwn(current)) {
    return translate({
      id: 'site.playground.documents.notOwn',
      message: 'This text is not yours yet. It is kept here as soon as you change it.',
    });
  }
  if (!isKeeping) {
    return translate({
      id: 'site.playground.documents.tab',
      message: 'This text is only in this tab, and is gone when you close it.',
    });
  }
  return isStored(current)
    ? translate(
        {
          id: 'site.playground.documents.kept',
          message: 'This text is kept as {name}, and saved as you type.',
        },
        {name},
      )
    : translate(
        {
          id: 'site.playground.documents.unsaved',
          message: 'The last changes of {name} are only in this tab.',
        },
        {name},
      );
}

/** A size as readers know it, of a number of UTF-16 code units, of which each takes two bytes. */
export function describeSize(length: number): string {
  const bytes = 2 * length;
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000).toLocaleString('en')} KB`
    : `${(bytes / 1_000_000).toLocaleString('en', {maximumFractionDigits: 1})} MB`;
}
