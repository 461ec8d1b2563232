import {useCallback, useMemo, useRef, useState, type ComponentType, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import type {PlaygroundHandle} from '../Editor/useEditor.ts';
import type {Notice, NoticeCode} from '../../notices.ts';
import type {Runner} from '../../runner.ts';
import type {Session} from '../../session/session.ts';
import {isInTable} from '../TableEditor/is-in-table.ts';
import type {Table} from '../TableEditor/model.ts';
import type {TableEditorOptions} from '../TableEditor/useTableEditor.ts';
import type {FoundTable} from '../../worker/table/markdown.ts';

interface Options {
  readonly editor: RefObject<PlaygroundHandle | null>;
  readonly session: Session;
  readonly source: string;
  readonly offset: number | undefined;
  readonly runner: Runner;
  readonly onNotice: (notice: Notice | undefined) => void;
}

/** An open dialog. */
interface TableDialog extends TableEditorOptions {
  readonly Editor: ComponentType<TableEditorOptions>;
}

export interface TableActions {
  /** Whether the cursor is in a table. */
  readonly isInTable: boolean;
  /** Opens the table at an offset, by default the cursor's, or a new table. */
  readonly onTable: (at?: number) => void;
  /** Opens the dialog again with the changes that are not in the text. */
  readonly onContinueTable: () => void;
  readonly tableDialog: TableDialog | undefined;
}

const newTable: Table = {
  rows: [
    ['', '', ''],
    ['', '', ''],
    ['', '', ''],
  ],
  align: [null, null, null],
};

/** The notices for a text without a result. */
const failures = {
  refused: 'table stopped',
  stopped: 'table stopped',
  unavailable: 'table not loaded',
} as const;

/** The dialog for a table of the text. Its code is loaded when it is opened. A worker reads and writes the table. */
export function useTable(options: Options): TableActions {
  const {editor, session, source, offset, runner, onNotice} = options;
  const [open, setOpen] = useState<{
    readonly Editor: ComponentType<TableEditorOptions>;
    /** Undefined for a new table. */
    readonly found: FoundTable | undefined;
    readonly table: Table;
    /** The text with the table. */
    readonly source: string;
    readonly at: number;
  }>();
  /** Counts presses of Apply and closings, because a dialog may be closed before its table is written. */
  const presses = useRef(0);
  const isTable = useMemo(
    () => offset !== undefined && isInTable(source, offset),
    [source, offset],
  );

  const load = async (at: number, draft?: Table) => {
    const {source} = session.state().current;
    const [{default: Editor}, outcome] = await Promise.all([
      import('../TableEditor/index.tsx'),
      runner.run('table', {source, offset: at}),
    ]);
    if (outcome.type === 'superseded') {
      return;
    }
    if (outcome.type !== 'done') {
      onNotice({code: failures[outcome.type]});
      return;
    }
    const found = outcome.response;
    if (found && 'line' in found) {
      onNotice({code: 'table too large', line: found.line});
    } else if (!draft && !found && isInTable(source, at)) {
      onNotice({code: 'no table'});
    } else {
      onNotice(undefined);
      if (!draft) {
        session.send({type: 'table drafted', draft: undefined});
      }
      setOpen({Editor, found, table: draft ?? found?.table ?? newTable, source, at});
    }
  };
  const onTable = (at = offset ?? session.state().current.source.length) => {
    load(at).catch(() => {
      onNotice({code: 'table not loaded'});
    });
  };
  const onContinueTable = () => {
    const draft = session.state().tableDraft;
    if (draft) {
      load(draft.at, draft.table).catch(() => {
        onNotice({code: 'table not loaded'});
      });
    }
  };
  const at = open?.at ?? 0;
  const onDraft = useCallback(
    (table: Table) => {
      session.send({type: 'table drafted', draft: {table, at}});
    },
    [session, at],
  );

  const onApply = (table: Table) => {
    if (!open) {
      return;
    }
    presses.current += 1;
    const press = presses.current;
    const {source} = session.state().current;
    const {found} = open;
    const isSame = source === open.source;
    const place =
      found && isSame ? {from: found.from, to: found.to, lineBreak: found.lineBreak} : {after: at};
    void runner.run('table edit', {source, table, place}).then((outcome) => {
      if (press !== presses.current) {
        return;
      }
      if (outcome.type !== 'done') {
        close(outcome.type === 'unavailable' ? 'table not loaded' : 'table stopped');
        return;
      }
      const {start, ...edit} = outcome.response;
      // The dialog makes the editor inert.
      flushSync(() => {
        setOpen(undefined);
      });
      session.send({type: 'table drafted', draft: undefined});
      editor.current?.apply([edit], source);
      editor.current?.select(start, start, true);
      onNotice({code: isSame ? 'table written' : 'table added'});
    });
  };
  /** Closes the dialog. The notice offers to open it with the changed table. */
  const close = (code: NoticeCode) => {
    setOpen(undefined);
    onNotice({code});
  };
  const onClose = (draft: Table | undefined) => {
    presses.current += 1;
    if (draft ?? session.state().tableDraft) {
      close('table kept');
    } else {
      setOpen(undefined);
    }
  };
  const readCells = useCallback(
    async (html: string, plain: string) => {
      const outcome = await runner.run('pasted cells', {source: html, plain});
      if (outcome.type === 'superseded') {
        return undefined;
      }
      return outcome.type === 'done' ? outcome.response : 'not read';
    },
    [runner],
  );

  return {
    isInTable: isTable,
    onTable,
    onContinueTable,
    tableDialog: open && {
      Editor: open.Editor,
      table: open.table,
      whole: open.table === open.found?.table ? open.found.whole : undefined,
      readCells,
      onDraft,
      onApply,
      onClose,
    },
  };
}
