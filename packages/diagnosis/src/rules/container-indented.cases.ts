import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '!!! note\n    先备份。',
      marks: '!!! note',
      fixed: '> [!NOTE]\n> 先备份。',
      wanted: '<blockquote>',
    },
    {
      text: '=== "Linux"\r\n\r\n    安装。\r\n\r\n??? tip "小心"\r\n\r\n    先备份。',
      marks: '=== "Linux"',
      fixed:
        '**Linux**\r\n\r\n安装。\r\n\r\n<details><summary>小心</summary>\r\n\r\n先备份。\r\n\r\n</details>',
      wanted: '<strong>Linux</strong>',
    },
  ],
  passes: ['真的吗???', '!!! 太好了', '`!!! note`', '标题\n===', '用 === "a" 比较'],
};
