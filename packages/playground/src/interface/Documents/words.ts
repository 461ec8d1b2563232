import {translate} from '@docusaurus/Translate';
import {documentName, type StoredDocument, type TabText} from './model.ts';
import type {StorageFault} from './store.ts';

export function displayName(document: Pick<StoredDocument, 'name' | 'text'>): string {
  return (
    documentName(document) ||
    translate({id: 'site.playground.documents.untitled', message: 'Untitled'})
  );
}

/** Whether the text is kept. */
export function describeText(
  {source, openId, isUnsaved}: TabText,
  stored: StoredDocument | undefined,
): string {
  if (openId === undefined) {
    return translate({
      id: 'site.playground.documents.tab',
      message:
        'This text is only in this tab, and is gone when you close it. Once kept, it is saved as you type.',
    });
  }
  const name = displayName({text: source, ...(stored?.name && {name: stored.name})});
  return isUnsaved
    ? translate(
        {
          id: 'site.playground.documents.unsaved',
          message: 'The last changes of {name} are only in this tab.',
        },
        {name},
      )
    : translate(
        {
          id: 'site.playground.documents.kept',
          message: 'This text is kept as {name}, and saved as you type.',
        },
        {name},
      );
}

export function describeFault(fault: StorageFault): string {
  return fault === 'full'
    ? translate({
        id: 'site.playground.documents.full',
        message: 'The browser has no storage left. The text stays in this tab: download it.',
      })
    : translate({
        id: 'site.playground.documents.forbidden',
        message:
          'This browser does not keep documents, for example in private windows. The text stays in this tab.',
      });
}
