import {gfmTableHtml} from 'micromark-extension-gfm-table';
import type {HtmlExtension} from 'micromark-util-types';
import type {Allowance} from './limits.ts';

const {tableRow: endRow} = gfmTableHtml().exit ?? {};

/**
 * An extension of micromark's HTML that limits the cells which short rows get. Place it after that of GFM. A table of 500 columns and 500
 * empty rows is 3 KB of text, and has 250,000 cells. Rows beyond the limit stay short, which looks the same in a browser.
 */
export function boundedTables({takeCells}: Allowance): HtmlExtension {
  return {
    exit: {
      tableRow(token) {
        const columns = this.getData('tableAlign')?.length ?? 0;
        if (!takeCells(columns - (this.getData('tableColumn') ?? 0))) {
          this.setData('tableColumn', columns);
        }
        endRow?.call(this, token);
      },
    },
  };
}
