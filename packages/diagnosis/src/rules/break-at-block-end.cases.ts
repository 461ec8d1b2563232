import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {text: '第一行\\', marks: '\\', fixed: '第一行', wanted: '<p>第一行</p>'},
    {
      text: '- 甲\\\r\n- 乙\\\r\n\r\n> 丙。\\',
      marks: '\\',
      fixed: '- 甲\r\n- 乙\r\n\r\n> 丙。',
      wanted: '<li>甲</li><li>乙</li>',
    },
    {text: '## 标题\\', marks: '\\', fixed: '## 标题', wanted: '<h2>标题</h2>'},
  ],
  passes: [
    '第一行\\\n第二行',
    'C:\\Users\\',
    '在 D:\\',
    '目录 src\\lib\\',
    '第一行\\\\',
    '\\',
    '`第一行\\`',
    '    第一行\\',
    '$a\\$',
  ],
};
