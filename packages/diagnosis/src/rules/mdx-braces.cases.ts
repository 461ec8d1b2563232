import type {RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: ['mdx'],
  fails: [
    {
      text: '任务分给 {没有人, 一个组} 就行',
      marks: '{没有人, 一个组}',
      fixed: '任务分给 \\{没有人, 一个组} 就行',
      wanted: '{没有人, 一个组}',
    },
    {
      text: '- 写 {your name}\r\n- **{姓名 1}**',
      marks: '{your name}',
      fixed: '- 写 \\{your name}\r\n- **\\{姓名 1}**',
      wanted: '{your name}',
    },
  ],
  passes: [
    '{props.name} 和 {"没有人"}',
    '`{没有人}`',
    "import {useId, useState} from 'react';",
    'const {han, words} = count;',
    '## 标题 {#biao-ti}',
    '{/* 注释 */}',
    '\\{没有人}',
    '{{ 模板 }}',
    '公式 ${甲}$',
  ],
};
