import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '~~~js\r\na\r\n···\r\n正文',
      marks: '···',
      fixed: '~~~js\r\na\r\n~~~\r\n正文',
      wanted: '<p>正文</p>',
    },
    {
      text: '```js\na\n~~~\n正文',
      marks: '~~~',
      fixed: '```js\na\n```\n正文',
      wanted: '<p>正文</p>',
    },
    {
      text: '> ```js\n> a\n> ``` 结束\n> 正文',
      marks: '``` 结束',
      fixed: '> ```js\n> a\n> ```\n> 结束\n> 正文',
      wanted: '<p>结束\n正文</p>',
    },
    {
      text: '```js\na\n```py\nb\n',
      marks: '```py',
      fixed: '```js\na\n```\n\n```py\nb\n',
      wanted: '<code class="language-py">',
    },
    {
      text: '- 步骤\n\n  ```js\n  a\n        ```\n  正文',
      marks: '        ```',
      fixed: '- 步骤\n\n  ```js\n  a\n  ```\n  正文',
      wanted: '<p>正文</p>',
    },
    {
      text: '1. 安装\n\n   ```bash\n   npm install\n\n   然后打开浏览器，访问首页。\n',
      marks: '```bash',
      fixed: '1. 安装\n\n   ```bash\n   npm install\n   ```\n\n   然后打开浏览器，访问首页。\n',
      wanted: '<p>然后打开浏览器，访问首页。</p>',
    },
  ],
  passes: [
    '```js\na\n```\n正文',
    '```js\nlet a;',
    "```python\ndef f():\n    '''\n    说明。\n    '''\n",
    '```text\n甲\n\n这是一句话，写在代码块里。\n',
    '````md\n```js\na\n```\n',
    '~~~\n```\na\n```\n',
    '> ```\n> a\n\n正文',
    '- ```\n  a\n\n正文',
    '正文 ```a``` 正文',
    '```js\na\n\n// 这是一句注释，不是正文。\n',
  ],
};
