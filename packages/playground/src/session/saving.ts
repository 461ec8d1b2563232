import {fileName, openFile} from '../files.ts';
import type {Notice} from '../notices.ts';
import type {WriteProblem, FileOnDisk} from './file-access.ts';
import type {Session} from './session.ts';

/** The browser's actions on files of the reader's disk. */
export interface FileEffects {
  /** Whether the browser can open and write files in place. */
  readonly canWrite: () => boolean;
  /** Asks the reader for a file to open; undefined if the reader cancels. */
  readonly choose: () => Promise<FileSystemFileHandle | undefined>;
  /** Asks the reader for a file to save to; undefined if the reader cancels. */
  readonly chooseTarget: (suggestedName: string) => Promise<FileSystemFileHandle | undefined>;
  /** @param modified when the file was last modified, as far as known */
  readonly write: (
    handle: FileSystemFileHandle,
    bytes: Uint8Array<ArrayBuffer>,
    modified?: number,
  ) => Promise<FileOnDisk | WriteProblem>;
  readonly download: (name: string, bytes: Uint8Array<ArrayBuffer>) => void;
}

export interface FileActions {
  /** Shows the text of a file. */
  readonly open: (file: File, handle?: FileSystemFileHandle) => Promise<void>;
  /** Asks the reader for a file. Returns false if the browser has no dialog for that; then use a file field. */
  readonly choose: () => boolean;
  /** Writes the text back to its file, or asks where to. */
  readonly save: () => Promise<void>;
  /** Asks the reader for another file, and writes the text there. */
  readonly saveElsewhere: () => Promise<void>;
  readonly download: () => Promise<void>;
}

/** Only readers who save need it. */
const loadEncoder = () => import('./encode-text.ts');

const problems = {
  changed: 'file changed',
  refused: 'file refused',
  gone: 'file gone',
} as const satisfies Record<WriteProblem, Notice['code']>;

/** Opens files into a session, and saves its text to them. */
export function fileActions(session: Session, effects: FileEffects): FileActions {
  const notify = (notice: Notice) => {
    session.send({type: 'noticed', notice});
  };

  const open = async (file: File, handle?: FileSystemFileHandle) => {
    const content = await openFile(file);
    if (!content.ok) {
      const {problem} = content;
      notify({code: problem === 'too large' ? 'file too large' : problem});
      return;
    }
    const {text, format} = content;
    session.replace(
      {
        source: text,
        origin: undefined,
        hash: session.state().current.hash,
        format,
        ...(handle && {file: {handle, modified: file.lastModified}}),
      },
      format.encoding === 'GB 18030' ? {code: 'opened as GB 18030'} : undefined,
    );
  };

  const write = async (handle: FileSystemFileHandle, modified?: number): Promise<void> => {
    const {key, source, format} = session.state().current;
    const {encodeText} = await loadEncoder();
    const written = await effects.write(handle, encodeText(source, format), modified);
    if (typeof written === 'string') {
      notify({code: problems[written]});
    } else {
      session.send({type: 'file written', key, file: written});
      notify({code: 'file saved', name: handle.name, encoding: format.encoding});
    }
  };

  const saveElsewhere = async () => {
    const {source, file} = session.state().current;
    try {
      const handle = await effects.chooseTarget(file?.handle.name ?? fileName(source));
      if (handle) {
        await write(handle);
      }
    } catch {
      notify({code: 'file refused'});
    }
  };

  return {
    open,
    choose: () => {
      const can = effects.canWrite();
      if (can) {
        void effects
          .choose()
          .then(async (handle) => handle && open(await handle.getFile(), handle))
          .catch(() => {
            notify({code: 'unreadable'});
          });
      }
      return can;
    },
    save: async () => {
      const {file} = session.state().current;
      if (file) {
        await write(file.handle, file.modified);
      } else if (effects.canWrite()) {
        await saveElsewhere();
      } else {
        await download();
      }
    },
    saveElsewhere,
    download,
  };

  async function download(): Promise<void> {
    const {source, format} = session.state().current;
    const {lineEnding} = format;
    const {encodeText} = await loadEncoder();
    const bytes = encodeText(source, {encoding: 'UTF-8', hasBom: false, lineEnding});
    effects.download(fileName(source), bytes);
  }
}
