import {useEffect, useReducer, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {copyContent} from '../../clipboard.ts';
import {pasteLimit} from '../../limits.ts';
import {download} from '@markdown-zh/ui/download';
import {cellsIn, type Row, type Table} from './model.ts';
import {toCsv, toHtml, toTsv} from './spreadsheet.ts';
import {
  firstSelected,
  nextState,
  selectionOf,
  startOf,
  type Change,
  type GridEvent,
  type GridState,
} from './state.ts';

export interface TableEditorOptions {
  readonly table: Table;
  /** With a column for each cell beyond the last one, if there are any. */
  readonly whole: Table | undefined;
  /** The cells of a clipboard; undefined if a later paste has taken its place. The HTML is empty if the plain text is all that counts. */
  readonly readCells: (
    html: string,
    plain: string,
  ) => Promise<readonly Row[] | 'too large' | 'not read' | undefined>;
  /** Called with each changed table, because the page may go; must be stable. */
  readonly onDraft: (draft: Table) => void;
  readonly onApply: (table: Table) => void;
  /** Called with the changed table, which would otherwise be lost; `undefined` if it is unchanged. */
  readonly onClose: (draft: Table | undefined) => void;
}

interface TableEditor {
  readonly dialog: RefObject<HTMLDivElement | null>;
  readonly state: GridState;
  readonly onEvent: (event: GridEvent) => void;
  /** Changes the selected cells, and returns the focus to them. */
  readonly onChange: (change: Change) => void;
  /** Whether cells beyond the last column would be lost. */
  readonly isCut: boolean;
  readonly onWhole: () => void;
  readonly onPaste: (html: string, plain: string) => void;
  readonly onCopy: () => void;
  readonly onCopyAll: () => void;
  readonly onDownload: () => void;
  readonly onApply: (table: Table) => void;
  readonly onClose: () => void;
}

/** State and actions of the table's dialog. */
export function useTableEditor(options: TableEditorOptions): TableEditor {
  const {table: initial, whole, readCells, onDraft} = options;
  const dialog = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(nextState, initial, startOf);
  /** Whether the table is being written; the dialog closes afterwards, so that a later change would be lost. */
  const isApplied = useRef(false);
  const [isCut, setCut] = useState(whole !== undefined);
  useEffect(() => {
    if (state.table !== initial) {
      onDraft(state.table);
    }
  }, [state.table, initial, onDraft]);

  const onEvent = (event: GridEvent) => {
    if (!isApplied.current) {
      dispatch(event);
    }
  };
  const inGrid = (event: GridEvent) => {
    flushSync(() => {
      onEvent(event);
    });
    dialog.current?.querySelector('textarea')?.focus();
  };
  const copy = (cells: readonly Row[]) => {
    const plain = Promise.resolve(toTsv(cells));
    // The page's policy takes the style from line breaks, so that Excel would divide their cells.
    const hasBreaks = cells.flat().some((cell) => cell.includes('\n'));
    const html = hasBreaks ? undefined : Promise.resolve(toHtml(cells));
    void copyContent({plain, ...(html && {html})}).then(
      () => {
        inGrid({type: 'copied'});
      },
      () => {
        inGrid({type: 'copy failed'});
      },
    );
  };
  return {
    dialog,
    state,
    onEvent,
    onChange: (change) => {
      inGrid({type: 'change', change});
    },
    isCut,
    onWhole: () => {
      if (whole) {
        setCut(false);
        inGrid({type: 'replace', table: whole});
      }
    },
    onPaste: (html, plain) => {
      if (html.length > pasteLimit || plain.length > pasteLimit) {
        onEvent({type: 'too large'});
        return;
      }
      const at = firstSelected(state);
      void readCells(html, plain).then((cells) => {
        if (cells) {
          onEvent(typeof cells === 'string' ? {type: cells} : {type: 'paste', cells, at});
        }
      });
    },
    onCopy: () => {
      copy(cellsIn(state.table, selectionOf(state)));
    },
    onCopyAll: () => {
      copy(state.table.rows);
    },
    onDownload: () => {
      download('table.csv', new Blob([toCsv(state.table.rows)], {type: 'text/csv;charset=utf-8'}));
    },
    onApply: (table) => {
      if (!isApplied.current) {
        isApplied.current = true;
        options.onApply(table);
      }
    },
    onClose: () => {
      options.onClose(state.table === initial ? undefined : state.table);
    },
  };
}
