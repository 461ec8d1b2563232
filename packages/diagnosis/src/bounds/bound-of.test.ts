import {expect, it} from 'vitest';
import {boundOf} from './index.ts';

it.each([
  ['marks', 4, `甲\n\n一行\n${'*甲* '.repeat(600)}\n`],
  ['marks', 2, `\r\n${'[甲] '.repeat(600)}`],
  ['marks', 1, '甲 <![CDATA['.repeat(900)],
  ['tags', 3, `甲\n\n${'<div>'.repeat(600)}`],
  ['tags', 501, '<b>\n'.repeat(600)],
  ['columns', 3, `甲\n\n${'> '.repeat(150)}甲\n`],
  ['columns', 1, `${'1. '.repeat(100)}甲\n`],
  ['lazyLines', 504, `甲\n\n> 乙\n${'丙\n'.repeat(600)}`],
  ['lazyLines', 1004, `- 甲\n\n  ${'乙\n丙\n  '.repeat(600)}`],
  ['references', 3, `[a]: /${'x'.repeat(60_000)}\n\n[a] ![a]\n`],
  ['references', 4, `[a]: /b\n  "${'x'.repeat(60_000)}"\n\n[a] ![a]\n`],
  ['cells', 8, `|${'a|'.repeat(2000)}\n|${'-|'.repeat(2000)}\n${'|\n'.repeat(20)}`],
] as const)('F17 the first place beyond a limit has a line: %s %d', (kind, line, source) => {
  expect(boundOf(source)).toEqual({kind, line});
});

it.each([
  ['paragraphs', '一段文字，有*强调*和 `代码`。\n\n'.repeat(5000)],
  ['rows', `|甲|乙|\n|-|-|\n${'|*丙*|[丁](戊)|\n'.repeat(600)}`],
  ['tasks', '- [ ] 甲\n'.repeat(1200)],
  ['lines of a log', '[2026-11-29] [INFO] started\n'.repeat(200)],
  ['code', `\`\`\`\n${'a[b] = *c;\n'.repeat(5000)}\`\`\`\n`],
  ['references', `${'[甲][a] '.repeat(40)}\n\n[a]: https://a.example/b\n\n`.repeat(50)],
  ['types in code', '```cpp\nvector<int> a;\n```\n\n用 `map<string>`。\n\n'.repeat(600)],
  ['HTML', '<div><p>甲<br></p></div>\n\n'.repeat(1000)],
  ['lines of a paragraph', '甲\n'.repeat(2000)],
  ['lines of a quotation', '> 甲\n'.repeat(2000)],
  ['lazy lines', '> 甲\n乙\n\n- 丙\n丁\n'.repeat(1000)],
  ['a deep line', `${' '.repeat(300)}- a\n`],
])('F17 ordinary texts reach no limit, however long they are: %s', (_, source) => {
  expect(boundOf(source)).toBeUndefined();
});
