import {describe, expect, it} from 'vitest';
import {cellsOf} from '../../worker/table/read-cells.ts';
import {toCsv, toHtml, toTsv} from './spreadsheet.ts';

describe('cells', () => {
  const cells = [
    ['名称', 'a "x"'],
    ['1,5', '2\n3'],
    ['<b>&', '=1+1'],
    ['-5', '-a'],
  ];

  it('X17 come back from TSV and CSV as they were', () => {
    expect(cellsOf(toTsv(cells))).toEqual(cells);
    const csv = toCsv(cells);
    expect(csv).toBe('\uFEFF名称,"a ""x"""\r\n"1,5","2\n3"\r\n<b>&,"\'=1+1"\r\n-5,"\'-a"\r\n');
  });

  it('X17 are escaped in HTML', () => {
    expect(toHtml(cells)).toContain('<td>&lt;b>&amp;</td>');
    expect(toHtml(cells)).toContain('<td>2<br style="mso-data-placement:same-cell">3</td>');
  });
});
