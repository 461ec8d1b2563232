import {useEffect, useState} from 'react';
import {zipSync, strToU8} from 'fflate';
import {download} from '@markdown-zh/ui/download';
import {archiveFiles, type StoredDocument} from '../../session/documents.ts';
import type {StorageFault} from '../../session/model.ts';
import type {Session} from '../../session/session.ts';
import {
  deleteAll,
  deleteDocument,
  documentStore,
  lengthOfVersions,
  readDocuments,
  renameDocument,
  restoreDocument,
  type DeletedDocument,
} from '../../session/store.ts';

interface Stored {
  readonly documents: readonly StoredDocument[];
  /** Of all texts and their versions, in UTF-16 code units. */
  readonly length: number;
}

interface List {
  /** Undefined until they are read. */
  readonly stored: Stored | undefined;
  readonly fault: StorageFault | undefined;
  /** The document that was deleted last. */
  readonly deleted: DeletedDocument | undefined;
  readonly remove: (document: StoredDocument) => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly removeAll: () => Promise<void>;
  /** Resolves to whether the document was renamed. */
  readonly rename: (id: number, name: string) => Promise<boolean>;
  /** The document as it is now; undefined if another tab has deleted it. */
  readonly read: (id: number) => Promise<StoredDocument | undefined>;
  readonly download: () => void;
}

/** The documents in this browser, and the actions on them. */
export function useList(session: Session): List {
  const [stored, setStored] = useState<Stored>();
  const [fault, setFault] = useState<StorageFault>();
  const [deleted, setDeleted] = useState<DeletedDocument>();

  /** Runs an action on the documents, then reads them again. Resolves to whether the action succeeded. */
  const act = async (action: () => Promise<void>): Promise<boolean> => {
    try {
      await action();
      setStored(await readStored());
      setFault(undefined);
      return true;
    } catch (error) {
      setFault(documentStore.faultOf(error));
      return false;
    }
  };
  useEffect(() => {
    session
      .flush()
      .then(readStored)
      .then(setStored, (error: unknown) => {
        setFault(documentStore.faultOf(error));
      });
  }, [session]);

  return {
    stored,
    fault,
    deleted,
    remove: async (document) => {
      await act(async () => {
        setDeleted(await deleteDocument(document));
        session.send({type: 'deleted', ids: [document.id]});
      });
    },
    restore: async () => {
      await act(async () => {
        if (deleted) {
          await restoreDocument(deleted);
          setDeleted(undefined);
          session.send({type: 'undeleted', document: deleted.document});
        }
      });
    },
    removeAll: async () => {
      await act(async () => {
        await deleteAll();
        setDeleted(undefined);
        session.send({type: 'deleted', ids: 'all'});
      });
    },
    rename: (id, name) =>
      act(async () => {
        await renameDocument(id, name);
        session.send({type: 'renamed', id, name});
        // The reader wants to find it again, so the browser may not delete it when storage runs low.
        void (navigator as Partial<Navigator>).storage?.persist().catch(() => false);
      }),
    read: async (id) => {
      try {
        return await documentStore.read(id);
      } catch (error) {
        setFault(documentStore.faultOf(error));
        return undefined;
      }
    },
    download: () => {
      const files = Object.entries(archiveFiles(stored?.documents ?? []));
      // Stored as they are: to compress many texts would block the page.
      const archive = zipSync(
        Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])),
        {level: 0},
      );
      download('documents.zip', new Blob([archive], {type: 'application/zip'}));
    },
  };
}

async function readStored(): Promise<Stored> {
  const documents = await readDocuments();
  const length = documents.reduce((sum, {text}) => sum + text.length, await lengthOfVersions());
  return {documents, length};
}
