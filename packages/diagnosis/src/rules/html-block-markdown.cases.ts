import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '<div align="center">\n**重点**\n</div>',
      marks: '**重点**',
      fixed: '<div align="center">\n\n**重点**\n\n</div>',
      wanted: '<strong>重点</strong>',
    },
    {
      text: '> <details>\r\n> <summary>展开</summary>\r\n> - 甲\r\n> - 乙\r\n> </details>',
      marks: '- 甲\r\n> - 乙',
      fixed:
        '> <details>\r\n> <summary>展开</summary>\r\n>\r\n> - 甲\r\n> - 乙\r\n>\r\n> </details>',
      wanted: '<li>甲</li>',
    },
    {
      text: '<details>\n<summary>点 `这里`</summary>\n```js\na\n\nb\n```\n</details>',
      marks: '```js\na',
      fixed: '<details>\n<summary>点 <code>这里</code></summary>\n\n```js\na\n\nb\n```\n</details>',
      wanted: '<code class="language-js">a\n\nb\n</code>',
    },
    {
      text: '<p align="center">见[文档](/a)和 ![图](/b.png)</p>\n\n<table>\n<tr><td>**粗**</td></tr>\n</table>',
      marks: '<tr><td>**粗**</td></tr>',
      fixed:
        '<p align="center">见<a href="/a">文档</a>和 <img src="/b.png" alt="图"></p>\n\n<table>\n<tr><td><strong>粗</strong></td></tr>\n</table>',
      wanted: '<strong>粗</strong>',
    },
    {
      text: '<dl>\n<dd>第一行\n写 [`a`](/a)\n就行</dd>\n</dl>',
      marks: '写 [`a`](/a)',
      fixed: '<dl>\n<dd>第一行\n写 <a href="/a"><code>a</code></a>\n就行</dd>\n</dl>',
      wanted: '<a href="/a"><code>a</code></a>',
    },
  ],
  passes: [
    '<div>\n\n**重点**\n\n</div>',
    '<p>2 * 3 * 4</p>',
    '<pre>\n**原样**\n- a\n</pre>',
    '<img\n  alt="[甲](乙)"\n  src="/a.png">',
    '<!--\n- a\n- **b**\n-->',
    '<script>\nlet a = `b`;\n</script>',
    '**粗** <b>粗</b>',
    '<div>\n普通的文字，没有记号。\n</div>',
    '```html\n<div>\n**重点**\n</div>\n```',
  ],
};
