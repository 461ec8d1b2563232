import type {ReactNode} from 'react';
import ScrollableTable from '@site/src/components/ScrollableTable';
import styles from './ResultTable.module.css';

type Props = {
  readonly caption: string;
  readonly headings: readonly string[];
  /** Cells in the order of the headings, and a key of each row. */
  readonly rows: readonly {readonly key: string | number; readonly cells: readonly ReactNode[]}[];
};

/** Several results of a calculator. The table keeps its height when there are fewer. */
export default function ResultTable({caption, headings, rows}: Props): ReactNode {
  return (
    <div className={styles.results} data-search="none">
      <ScrollableTable>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={headings.length}>{'—'}</td>
            </tr>
          )}
          {rows.map(({key, cells}) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={headings[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </div>
  );
}
