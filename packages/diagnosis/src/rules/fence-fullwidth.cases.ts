import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '｀｀｀js\nlet a;\n｀｀｀\n正文',
      marks: '｀｀｀',
      fixed: '```js\nlet a;\n```\n正文',
      wanted: '<pre><code class="language-js">let a;\n</code></pre><p>正文</p>',
    },
    {
      text: '> ···\r\n> npm install --save\r\n>\r\n> npm start\r\n> ···\r\n',
      marks: '···',
      fixed: '> ```\r\n> npm install --save\r\n>\r\n> npm start\r\n> ```\r\n',
      wanted: '<pre><code>npm install --save\n\nnpm start\n</code></pre>',
    },
    {
      text: "- '''python\n  print(1)\n  '''\n\n～～～\na = 1;\n～～～",
      marks: "'''",
      fixed: '- ```python\n  print(1)\n  ```\n\n~~~\na = 1;\n~~~',
      wanted: '<code class="language-python">print(1)\n</code>',
    },
  ],
  passes: [
    '```\n｀｀｀\n```',
    '天黑了。\n\n···\n\n天亮了。\n\n···\n\n完',
    "他说 '''这是三个引号''' 。",
    '～～～\n\n分隔\n\n～～～',
    '···\n一\n二\n三',
    '全角的 ｀｀｀ 不是围栏。',
  ],
};
