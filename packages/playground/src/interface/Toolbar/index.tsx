import {useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@markdown-zh/ui/Button';
import type {CopyTarget} from '../../worker/copy-targets.ts';
import CopyTo from './CopyTo.tsx';
import Samples from './Samples.tsx';
import Save from './Save.tsx';
import type {SaveState} from '../Workspace/useDocuments.ts';
import styles from './styles.module.css';

type Props = {
  readonly onSample: (text: string) => void;
  readonly onOpen: (file: File) => void;
  readonly onChooseFile: () => boolean;
  /** The file that the text is written back to. */
  readonly savedTo: string | undefined;
  readonly onSave: () => void;
  readonly saveState: SaveState;
  readonly onShowDocuments: () => void;
  readonly onDownload: () => void;
  readonly onWord: () => void;
  readonly onPage: () => void;
  readonly onPrint: () => void;
  readonly onCopyTo: (target: CopyTarget) => void;
  readonly onClean: () => void;
  readonly isInTable: boolean;
  readonly onTable: () => void;
  readonly onShare: () => void;
};

/** Buttons to open, save and share a text. */
export default function Toolbar(props: Props): ReactNode {
  const {onSample, onOpen, onCopyTo, onClean, isInTable, onTable, onShare} = props;
  const {onChooseFile, savedTo, onSave, saveState, onShowDocuments} = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.toolbar}>
      {/* Chromium leaves a focused button where it is while a part of it is in sight. */}
      <div
        className={styles.row}
        onFocus={({target}) => {
          if (target.matches(':focus-visible')) {
            target.scrollIntoView({block: 'nearest', inline: 'nearest'});
          }
        }}
      >
        <CopyTo onCopyTo={onCopyTo} />
        <Samples onSample={onSample} />
        <Button
          onClick={() => {
            if (!onChooseFile()) {
              input.current?.click();
            }
          }}
        >
          <Translate id="site.playground.open">Open file</Translate>
        </Button>
        <input
          ref={input}
          type="file"
          accept=".md,.markdown,.mdx,.txt,text/markdown,text/plain"
          hidden
          onChange={({target}) => {
            const [file] = target.files ?? [];
            if (file) {
              onOpen(file);
            }
            target.value = ''; // allows opening the same file again
          }}
        />
        {savedTo !== undefined && (
          <Button title={savedTo} aria-keyshortcuts="Control+S Meta+S" onClick={onSave}>
            <Translate id="site.playground.save">Save file</Translate>
          </Button>
        )}
        <Button aria-haspopup="dialog" onClick={onShowDocuments}>
          {saveLabel(saveState)}
        </Button>
        <Button onClick={onClean}>
          <Translate id="site.playground.clean">Clean AI text</Translate>
        </Button>
        <Button
          aria-haspopup="dialog"
          aria-keyshortcuts="F2"
          onClick={() => {
            onTable();
          }}
        >
          {isInTable ? (
            <Translate id="site.playground.table.edit">Edit table</Translate>
          ) : (
            <Translate id="site.playground.table.new">New table</Translate>
          )}
        </Button>
        <Save {...props} />
        <Button onClick={onShare}>
          <Translate id="site.playground.share">Share</Translate>
        </Button>
      </div>
    </div>
  );
}

function saveLabel(saveState: SaveState): ReactNode {
  switch (saveState) {
    case 'none':
      return <Translate id="site.playground.documents">Documents</Translate>;
    case 'saved':
      return <Translate id="site.playground.documents.isKept">Documents (kept)</Translate>;
    case 'unsaved':
      return <Translate id="site.playground.documents.isUnsaved">Documents (not saved)</Translate>;
  }
}
