import {useEffect, useState} from 'react';
import {zipSync, strToU8} from 'fflate';
import {download} from '@markdown-zh/ui/download';
import {archiveFiles, type StoredDocument} from './model.ts';
import {
  deleteDocument,
  deleteDocuments,
  faultOf,
  readDocuments,
  renameDocument,
  restoreDocument,
  type StorageFault,
} from './store.ts';

interface List {
  /** Undefined until they are read. */
  readonly documents: readonly StoredDocument[] | undefined;
  readonly fault: StorageFault | undefined;
  /** The document that was deleted last. */
  readonly deleted: StoredDocument | undefined;
  /** Runs an action on the documents, then reads them again. Resolves to whether the action succeeded. */
  readonly act: (action: () => Promise<void>) => Promise<boolean>;
  readonly remove: (document: StoredDocument) => Promise<boolean>;
  readonly restore: () => Promise<boolean>;
  readonly removeAll: () => Promise<boolean>;
  readonly rename: (id: number, name: string) => Promise<boolean>;
  readonly download: () => void;
}

/**
 * The documents in this browser, and the actions on them.
 *
 * @param prepare runs before they are read; must be stable
 */
export function useList(prepare: () => Promise<void>): List {
  const [documents, setDocuments] = useState<readonly StoredDocument[]>();
  const [fault, setFault] = useState<StorageFault>();
  const [deleted, setDeleted] = useState<StoredDocument>();

  const act = async (action: () => Promise<void>): Promise<boolean> => {
    try {
      await action();
      setDocuments(await readDocuments());
      setFault(undefined);
      return true;
    } catch (error) {
      setFault(faultOf(error));
      return false;
    }
  };
  useEffect(() => {
    prepare()
      .then(readDocuments)
      .then(setDocuments, (error: unknown) => {
        setFault(faultOf(error));
      });
  }, [prepare]);

  return {
    documents,
    fault,
    deleted,
    act,
    remove: (document) =>
      act(async () => {
        await deleteDocument(document.id);
        setDeleted(document);
      }),
    restore: () =>
      act(async () => {
        if (deleted) {
          await restoreDocument(deleted);
          setDeleted(undefined);
        }
      }),
    removeAll: () =>
      act(async () => {
        await deleteDocuments();
        setDeleted(undefined);
      }),
    rename: (id, name) => act(() => renameDocument(id, name)),
    download: () => {
      const files = Object.entries(archiveFiles(documents ?? []));
      // Stored as they are: to compress many texts would block the page.
      const archive = zipSync(
        Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])),
        {level: 0},
      );
      download('documents.zip', new Blob([archive], {type: 'application/zip'}));
    },
  };
}
