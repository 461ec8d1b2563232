import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '这是<font color="red">红字。\n\n正文',
      marks: '<font color="red">',
      fixed: '这是<font color="red">红字</font>。\n\n正文',
      wanted: '红字</font>。',
    },
    {
      text: '<details>\r\n<summary>题</summary>\r\n\r\n<b>文</b>\r\n\r\n正文',
      marks: '<details>',
      fixed: '<details>\r\n<summary>题</summary>\r\n\r\n<b>文</b>\r\n\r\n</details>\r\n\r\n正文',
      wanted: '</details><p>正文</p>',
    },
  ],
  passes: [
    '<div>\n\n文字\n\n</div>',
    '一<br>二<img src="a.png">',
    '<!-- <div> -->',
    '<ul><li>一<li>二</ul>',
    '`<b>`',
    '<span a=">" />',
  ],
};
