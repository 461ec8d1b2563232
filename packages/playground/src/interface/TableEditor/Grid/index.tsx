import {useMemo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {contentLanguage} from '@markdown-zh/ui/content-language';
import {columnsOf} from '@markdown-zh/convert/columns-of';
import type {Table} from '../model.ts';
import {selectionOf, type GridEvent, type GridState} from '../state.ts';
import Row from './Row.tsx';
import styles from './styles.module.css';
import {useGridEvents} from './useGridEvents.ts';
import {useVisibleRows} from './useVisibleRows.ts';

type Props = {
  readonly state: GridState;
  readonly onEvent: (event: GridEvent) => void;
  readonly onApply: (table: Table) => void;
  readonly onPaste: (html: string, plain: string) => void;
};

/** The cells of a table, as a grid: https://www.w3.org/WAI/ARIA/apg/patterns/grid/ */
export default function Grid({state, ...actions}: Props): ReactNode {
  const {table, cursor, isEditing, sorting} = state;
  const {rows, align} = table;
  const handlers = useGridEvents({state, ...actions});
  const {ref, onScroll, first, last, rowSize} = useVisibleRows();
  const widths = useMemo(() => widthsOf(table), [table]);
  const {top, bottom, left, right} = selectionOf(state);
  // The cursor's row has the focus, so it stays.
  const shown = rows.flatMap((_, row) =>
    row > 0 && ((row >= first && row <= last) || row === cursor.row) ? [row] : [],
  );
  const rowOf = (row: number) => (
    <Row
      key={row}
      index={row}
      cells={rows[row] ?? []}
      align={align}
      columnName={row === cursor.row ? rows[0]?.[cursor.column] : undefined}
      cursor={row === cursor.row ? cursor.column : undefined}
      isEditing={row === cursor.row && isEditing}
      from={row >= top && row <= bottom ? left : undefined}
      to={row >= top && row <= bottom ? right : undefined}
      sorting={row === 0 ? sorting : undefined}
    />
  );
  const gap = (from: number, to: number) =>
    to > from && (
      <tr key={`before ${String(to)}`} aria-hidden style={{blockSize: (to - from) * rowSize}} />
    );
  return (
    <div ref={ref} className={styles.scroller} onScroll={onScroll}>
      <table
        // A native table whose cells are edited: https://www.w3.org/TR/html-aria/#el-table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        className={styles.grid}
        style={{inlineSize: `calc(3.5rem + ${String(widths.reduce((a, b) => a + b))}ch)`}}
        lang={contentLanguage}
        aria-label={translate({id: 'site.playground.table', message: 'Table'})}
        aria-rowcount={rows.length}
        aria-colcount={align.length + 1}
        aria-multiselectable
        {...handlers}
      >
        <colgroup>
          <col className={styles.numbers} />
          {widths.map((width, column) => (
            <col key={column} style={{inlineSize: `${String(width)}ch`}} />
          ))}
        </colgroup>
        <thead className={styles.head}>{rowOf(0)}</thead>
        <tbody>
          {shown.map((row, at) => [gap((shown[at - 1] ?? 0) + 1, row), rowOf(row)])}
          {gap((shown.at(-1) ?? 0) + 1, rows.length)}
        </tbody>
      </table>
    </div>
  );
}

/** Rows that decide about the widths of columns. */
const sampled = 50;

/** Widths of the columns, in characters, between 6 and 30. */
function widthsOf({rows, align}: Table): number[] {
  const sample = rows.slice(0, sampled);
  return align.map((_, column) => {
    const widest = Math.max(...sample.map((row) => columnsOf((row[column] ?? '').slice(0, 30))));
    return Math.min(30, Math.max(6, widest)) + 3;
  });
}
