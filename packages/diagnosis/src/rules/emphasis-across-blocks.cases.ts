import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '**甲\n\n乙**',
      marks: '**甲\n\n乙**',
      fixed: '**甲**\n\n**乙**',
      wanted: '<p><strong>甲</strong></p><p><strong>乙</strong></p>',
    },
    {
      text: '他说**甲，\r\n\r\n乙\r\n\r\n丙。**',
      marks: '**甲，\r\n\r\n乙\r\n\r\n丙。**',
      fixed: '他说**甲，**\r\n\r\n**乙**\r\n\r\n**丙。**',
      wanted: '<p><strong>丙。</strong></p>',
    },
    {
      text: '- **甲\n- 乙**',
      marks: '**甲\n- 乙**',
      fixed: '- **甲**\n- **乙**',
      wanted: '<strong>乙</strong>',
    },
    {
      text: '> **甲\n>\n> 乙**',
      marks: '**甲\n>\n> 乙**',
      fixed: '> **甲**\n>\n> **乙**',
      wanted: '<strong>乙</strong>',
    },
  ],
  passes: [
    '**甲**\n\n**乙**',
    '**甲\n乙**',
    'char **a\n\nint **b',
    '**/src\n\nlib/**',
    '2 ** 3\n\n4 ** 5',
    '** 表示必填\n\n姓名**',
    '**p < 0.05\n\n```\n甲**\n```',
    '**甲\n\n# 乙\n\n丙**',
    '`**甲`\n\n`乙**`',
  ],
};
