import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '1. 先写：\n\n```python\nprint(1)\n\nprint(2)\n```\n\n1. 再运行：\n\n```\npy a\n```\n\n1. 完成',
      marks: '```python',
      fixed:
        '1. 先写：\n\n   ```python\n   print(1)\n\n   print(2)\n   ```\n\n1. 再运行：\n\n   ```\n   py a\n   ```\n\n1. 完成',
      wanted: '</pre></li><li><p>再运行：</p>',
    },
    {
      text: '> - 附代码？\r\n> ```js\r\n> let a = 1;\r\n> ```\r\n> - 另一个？',
      marks: '```js',
      fixed: '> - 附代码？\r\n>   ```js\r\n>   let a = 1;\r\n>   ```\r\n> - 另一个？',
      wanted: '</pre></li><li>另一个？</li>',
    },
  ],
  passes: [
    '1. 先写：\n\n   ```\n   a\n   ```\n\n2. 再运行',
    '1. 先写\n\n```\na\n```\n\n2. 再运行',
    '- 甲\n\n```\na\n```\n\n- 乙',
    '1. 甲\n\n```\na\n```\n\n- 乙',
    '- 甲\n```\na\n```\n* 乙',
    '1. 甲\n\n正文\n\n```\na\n```\n\n1. 乙',
    '1. 甲\n\n```\na\n```\n\n正文',
  ],
};
