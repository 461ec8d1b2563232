import {useCallback, useMemo, useState, type ComponentType, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import type {PlaygroundHandle} from '../Editor/useEditor.ts';
import type {Notice} from '../../notices.ts';
import type {Runner} from '../../runner.ts';
import {isInTable} from '../TableEditor/is-in-table.ts';
import type {FoundTable} from '../TableEditor/markdown.ts';
import type {Table} from '../TableEditor/model.ts';
import type {TableEditorOptions} from '../TableEditor/useTableEditor.ts';

interface Options {
  readonly editor: RefObject<PlaygroundHandle | null>;
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

const load = () =>
  Promise.all([
    import('../TableEditor/index.tsx').then(({default: Editor}) => Editor),
    import('../TableEditor/markdown.ts'),
  ]);

/** The dialog for a table of the text. Its code is loaded when it is opened. */
export function useTable({editor, source, offset, runner, onNotice}: Options): TableActions {
  const [session, setSession] = useState<{
    readonly code: Awaited<ReturnType<typeof load>>;
    /** Undefined for a new table. */
    readonly found: FoundTable | undefined;
    readonly table: Table;
    /** The text with the table. */
    readonly source: string;
    readonly at: number;
  }>();
  const isTable = useMemo(
    () => offset !== undefined && isInTable(source, offset),
    [source, offset],
  );

  const onTable = (at = offset ?? source.length) => {
    load().then(
      (code) => {
        const found = code[1].tableAt(source, at);
        if (!found && isInTable(source, at)) {
          onNotice({code: 'no table'});
          return;
        }
        onNotice(undefined);
        setSession({code, found, table: found?.table ?? newTable, source, at});
      },
      () => {
        onNotice({code: 'table not loaded'});
      },
    );
  };

  const onApply = (table: Table) => {
    if (!session) {
      return;
    }
    const {found, at} = session;
    const [, {asBlock, blockOffset, writeTable}] = session.code;
    // The dialog makes the editor inert.
    flushSync(() => {
      setSession(undefined);
    });
    const isSame = source === session.source;
    const position = blockOffset(source, Math.min(at, source.length));
    const edit =
      found && isSame
        ? {from: found.from, to: found.to, insert: writeTable(table, found.lineBreak)}
        : {
            from: position,
            to: position,
            insert: asBlock(source, position, position, writeTable(table)),
          };
    editor.current?.apply([edit], source);
    const start = edit.from + edit.insert.search(/\S/);
    editor.current?.select(start, start, true);
    onNotice({code: isSame ? 'table written' : 'table added'});
  };
  const onClose = (draft: Table | undefined) => {
    setSession(undefined);
    if (draft && session) {
      const reopen = () => {
        onNotice(undefined);
        setSession({...session, table: draft});
      };
      onNotice({
        code: 'table kept',
        actions: [
          {
            label: translate({id: 'site.playground.table.continue', message: 'Continue editing'}),
            act: reopen,
          },
        ],
      });
    }
  };
  const convert = useCallback(
    async (html: string) => {
      const outcome = await runner.run('paste', {source: html});
      return outcome.type === 'done' ? outcome.response?.markdown : undefined;
    },
    [runner],
  );

  return {
    isInTable: isTable,
    onTable,
    tableDialog: session && {
      Editor: session.code[0],
      table: session.table,
      whole: session.table === session.found?.table ? session.found.whole : undefined,
      convert,
      onApply,
      onClose,
    },
  };
}
