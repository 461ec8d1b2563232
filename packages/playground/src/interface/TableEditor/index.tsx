import {useLayoutEffect, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Button from '@markdown-zh/ui/Button';
import ModalDialog from '@markdown-zh/ui/ModalDialog';
import PartBoundary from '@markdown-zh/ui/PartBoundary';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import Actions from './Actions.tsx';
import Grid from './Grid/index.tsx';
import Status from './Status.tsx';
import styles from './styles.module.css';
import {useTableEditor, type TableEditorOptions} from './useTableEditor.ts';

/** A dialog with the cells of a Markdown table. */
export default function TableEditor(options: TableEditorOptions): ReactNode {
  const editor = useTableEditor(options);
  const {dialog, state, isCut, onClose} = editor;
  const {rows, align} = state.table;
  const name = translate({id: 'site.playground.table.edit', message: 'Edit table'});
  useLayoutEffect(() => {
    dialog.current?.querySelector('textarea')?.focus();
  }, [dialog]);
  return (
    <ModalDialog
      isOpen
      label={name}
      lang={interfaceLanguage}
      className={styles.dialog}
      onClose={onClose}
    >
      <PartBoundary>
        {/* Escape closes an open menu, not the dialog. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          ref={dialog}
          className={styles.layout}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && dialog.current?.querySelector('details[open]')) {
              event.preventDefault();
            }
          }}
        >
          <div className={styles.head}>
            <h2 className={styles.title}>{name}</h2>
            <span className={styles.size}>
              <Translate
                id="site.playground.table.size"
                values={{rows: rows.length - 1, columns: align.length}}
              >
                {'Rows: {rows}, columns: {columns}'}
              </Translate>
            </span>
            <Actions {...editor} />
          </div>
          {isCut && (
            <p className={styles.cut}>
              <Translate id="site.playground.table.cut">
                Some rows have cells beyond the last column. They are not rendered, and Apply
                removes them.
              </Translate>{' '}
              <Button onClick={editor.onWhole}>
                <Translate id="site.playground.table.keep">Add columns for them</Translate>
              </Button>
            </p>
          )}
          <Grid {...editor} />
          <p className={styles.keys}>
            <Translate id="site.playground.table.keys">
              Enter or typing edits a cell; Alt+Enter breaks a line; Alt and arrow keys move rows
              and columns; Ctrl+Enter applies.
            </Translate>
          </p>
          <div className={styles.foot}>
            <Status announcement={state.announcement} />
            <Button onClick={onClose}>
              <Translate id="site.playground.table.cancel">Cancel</Translate>
            </Button>
            <Button
              className={styles.apply}
              onClick={() => {
                editor.onApply(state.table);
              }}
            >
              <Translate id="site.playground.table.apply">Apply</Translate>
            </Button>
          </div>
        </div>
      </PartBoundary>
    </ModalDialog>
  );
}
