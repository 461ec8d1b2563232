import {paragraphTexts} from '../text/paragraph-lines.ts';
import type {Rule} from '../rule.ts';
import {tables} from '../sections.ts';
import {isDelimiterRow, repairedDelimiterRow} from '../text/table-row.ts';

/** `| —— | —— |`: a row meant as a delimiter row has characters other than hyphens, colons and pipes. */
export const tableDelimiterCharacters: Rule = {
  id: 'table-delimiter-characters',
  title: '分隔行里有不认识的字符',
  explanation:
    '分隔行的每一格只能是连着的半角 `-`，两头可以各有一个半角 `:`，格与格之间是半角 `|`：破折号、全角符号、`=`、`+` 和中间的空格都不行。',
  section: tables,
  severity: 'problem',
  find: (text) =>
    paragraphTexts(text).flatMap(({lines}) => {
      const firstWithPipe = lines.findIndex((line) => line.text.includes('|'));
      return lines.flatMap(({text, from, to}, index) => {
        const above = lines[index - 1]?.text ?? '';
        const repaired = repairedDelimiterRow(text);
        const isBelowHeader =
          /[^\s|]/.test(above) &&
          above.includes('|') &&
          !isDelimiterRow(above) &&
          !repairedDelimiterRow(above) &&
          firstWithPipe >= index - 1;
        return repaired && isBelowHeader
          ? [{from, to, fix: {label: '改成半角的分隔行', edits: [{from, to, insert: repaired}]}}]
          : [];
      });
    }),
};
