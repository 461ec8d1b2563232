import {useEffect, useEffectEvent, useRef, useState, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import type {PlaygroundHandle} from '../Editor/useEditor.ts';
import {download} from '@markdown-zh/ui/download';
import {fileName, lineEndingOf, openFile, withLineEnding} from '../../files.ts';
import type {Notice} from '../../notices.ts';
import {
  canWriteFiles,
  chooseFile,
  chooseTarget,
  writeFile,
  type FileOnDisk,
  type WriteProblem,
} from './file-access.ts';
import {useFileDrop} from './useFileDrop.ts';

interface Options {
  readonly editor: RefObject<PlaygroundHandle | null>;
  readonly source: string;
  readonly onNotice: (notice: Notice | undefined) => void;
  /** Called before another text replaces the editor's. */
  readonly onBeforeReplace: () => void;
}

export interface OpenFile {
  /** The name of the file that `onSave` writes. */
  readonly savedTo: string | undefined;
  readonly onOpen: (file: File) => void;
  /** Asks the reader for a file. Returns false if the browser has no dialog for that; then use a file field. */
  readonly onChooseFile: () => boolean;
  /** Writes the text back to its file, or asks where to. */
  readonly onSave: () => void;
  readonly onDownload: () => void;
  /** Forgets the file: another text, with these line endings, has come from elsewhere. */
  readonly closeFile: (text: string) => void;
}

const problems = {
  changed: 'file changed',
  refused: 'file refused',
  gone: 'file gone',
} as const satisfies Record<WriteProblem, Notice['code']>;

/** The file of the text: opens it, and writes it back where the browser allows that. */
export function useFile({editor, source, onNotice, onBeforeReplace}: Options): OpenFile {
  const [file, setFile] = useState<FileOnDisk>();
  /** Line ending of the last opened file; downloads and saves use it. */
  const lineEnding = useRef(lineEndingOf(''));
  /** The latest text, because a notice may offer to save a while later. */
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });

  const open = async (opened: File, handle?: FileSystemFileHandle) => {
    const content = await openFile(opened);
    if (!content.ok) {
      const {problem} = content;
      onNotice({code: problem === 'too large' ? 'file too large' : problem});
      return;
    }
    onBeforeReplace();
    editor.current?.replace(content.text);
    lineEnding.current = lineEndingOf(content.text);
    setFile(handle && {handle, modified: opened.lastModified});
    onNotice(content.encoding === 'GB 18030' ? {code: 'opened as GB 18030'} : undefined);
  };
  const openHandle = async (chosen: Promise<FileSystemFileHandle | undefined>) => {
    try {
      const handle = await chosen;
      if (handle) {
        await open(await handle.getFile(), handle);
      }
    } catch {
      onNotice({code: 'unreadable'});
    }
  };

  const onDownload = () => {
    const text = withLineEnding(source, lineEnding.current);
    download(fileName(source), new Blob([text], {type: 'text/markdown;charset=utf-8'}));
  };
  const write = async (handle: FileSystemFileHandle | undefined, modified?: number) => {
    if (!handle) {
      return;
    }
    const text = withLineEnding(latest.current, lineEnding.current);
    const written = await writeFile(handle, text, modified);
    if (typeof written === 'string') {
      const label = translate({
        id: 'site.playground.notice.file.saveAs',
        message: 'Save as another file',
      });
      onNotice({code: problems[written], actions: [{label, act: saveElsewhere}]});
    } else {
      setFile(written);
      onNotice({code: 'file saved', name: handle.name});
    }
  };
  const saveElsewhere = () => {
    void chooseTarget(file?.handle.name ?? fileName(source))
      .then((handle) => write(handle))
      .catch(() => {
        onNotice({code: 'file refused'});
      });
  };
  const onSave = () => {
    if (file) {
      void write(file.handle, file.modified);
    } else if (canWriteFiles()) {
      saveElsewhere();
    } else {
      onDownload();
    }
  };

  useFileDrop((dropped, handle) => {
    void handle.then((known) => open(dropped, known));
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    if (key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey) {
      event.preventDefault();
      onSave();
    }
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, []);

  return {
    savedTo: file?.handle.name,
    onOpen: (opened) => void open(opened),
    onChooseFile: () => {
      const can = canWriteFiles();
      if (can) {
        void openHandle(chooseFile());
      }
      return can;
    },
    onSave,
    onDownload,
    closeFile: (text) => {
      setFile(undefined);
      lineEnding.current = lineEndingOf(text);
    },
  };
}
