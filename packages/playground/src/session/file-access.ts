/** The parts of https://wicg.github.io/file-system-access/ used here; TypeScript has no types for them. */
interface FilePickers {
  readonly showOpenFilePicker: (options: object) => Promise<readonly FileSystemFileHandle[]>;
  readonly showSaveFilePicker: (options: object) => Promise<FileSystemFileHandle>;
}

const types = [
  {
    description: 'Markdown',
    accept: {'text/markdown': ['.md', '.markdown', '.mdx'], 'text/plain': ['.txt']},
  },
];

/** A file on the reader's disk, as it was when it was last read or written. */
export interface FileOnDisk {
  readonly handle: FileSystemFileHandle;
  /** In milliseconds since 1970. */
  readonly modified: number;
}

/** Whether the browser can open and write files: Chromium, on secure origins. */
export function canWriteFiles(): boolean {
  return 'showOpenFilePicker' in window && 'showSaveFilePicker' in window;
}

/** Asks the reader for a file to open; undefined if the reader cancels. */
export function chooseFile(): Promise<FileSystemFileHandle | undefined> {
  const {showOpenFilePicker} = window as unknown as FilePickers;
  return unlessCancelled(showOpenFilePicker({types}).then(([handle]) => handle));
}

/** Asks the reader for a file to save to; undefined if the reader cancels. */
export function chooseTarget(suggestedName: string): Promise<FileSystemFileHandle | undefined> {
  const {showSaveFilePicker} = window as unknown as FilePickers;
  return unlessCancelled(showSaveFilePicker({types, suggestedName}));
}

async function unlessCancelled<Handle>(chosen: Promise<Handle>): Promise<Handle | undefined> {
  try {
    return await chosen;
  } catch (error) {
    if (exceptionName(error) === 'AbortError') {
      return undefined;
    }
    throw error;
  }
}

/** The reason why a file was not written. The file is unchanged. */
export type WriteProblem = 'changed' | 'refused' | 'gone';

/**
 * Writes a file that no other program has changed since. The browser asks the reader first, and replaces the
 * file only when all is written.
 *
 * @param modified when the file was last modified, as far as known
 */
export async function writeFile(
  handle: FileSystemFileHandle,
  bytes: Uint8Array<ArrayBuffer>,
  modified?: number,
): Promise<FileOnDisk | WriteProblem> {
  try {
    if (modified !== undefined && (await handle.getFile()).lastModified !== modified) {
      return 'changed';
    }
    const stream = await handle.createWritable();
    await stream.write(bytes);
    await stream.close();
    return {handle, modified: (await handle.getFile()).lastModified};
  } catch (error) {
    return exceptionName(error) === 'NotFoundError' ? 'gone' : 'refused';
  }
}

function exceptionName(error: unknown): string {
  return error instanceof DOMException ? error.name : '';
}

/** The handle of a dropped file, where the browser gives one. Must be called within the `drop` event. */
export async function droppedHandle(
  item: DataTransferItem | undefined,
): Promise<FileSystemFileHandle | undefined> {
  const {getAsFileSystemHandle} = (item ?? {}) as {
    readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
  };
  const handle = await getAsFileSystemHandle?.call(item).catch(() => null);
  return handle?.kind === 'file' ? (handle as FileSystemFileHandle) : undefined;
}
