import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // None of the engines has alerts; their output shows the text that GitHub reads.
  engines: allEngines,
  fails: [
    {
      text: '> [!提示]\n> 先看说明。',
      marks: '[!提示]',
      fixed: '> [!TIP]\n> 先看说明。',
      wanted: '<p>[!TIP]\n先看说明。</p>',
    },
    {
      text: '> [!WARNING] 先备份\r\n> 再升级。\r\n',
      marks: '[!WARNING]',
      fixed: '> [!WARNING]\r\n> 先备份\r\n> 再升级。\r\n',
      wanted: '<p>[!WARNING]\n先备份\n再升级。</p>',
    },
    {
      text: '> 【！注意】先备份。\n\n正文\n\n> ［!Note］\n>\n> 甲',
      marks: '【！注意】',
      fixed: '> [!WARNING]\n> 先备份。\n\n正文\n\n> [!Note]\n>\n> 甲',
      wanted: '<p>[!Note]</p>',
    },
    {
      text: '- > [!TIP]\n  > 先看说明。',
      marks: '[!TIP]',
      fixed: '- 甲\n\n> [!TIP]\n> 先看说明。',
      wanted: '</ul><blockquote>',
    },
    {
      text: '> [!todo]\n> 补图。',
      marks: '[!todo]',
      fixed: '> [!NOTE]\n> 补图。',
      wanted: '<p>[!NOTE]\n补图。</p>',
    },
    {
      text: '> [!constructor]\n> 补图。',
      marks: '[!constructor]',
      fixed: '> [!NOTE]\n> 补图。',
      wanted: '<p>[!NOTE]\n补图。</p>',
    },
  ],
  passes: [
    '> [!NOTE]\n> 略读时也应该知道。',
    '> [!tip]\n>\n> 小写也行。',
    '> 普通的引用',
    '> 注意\n> [!WARNING] 在第二行',
    '> [!图](/a)',
    '`> [!提示]`',
    '[!提示] 不在引用里',
    '> \\[!提示]',
  ],
};
