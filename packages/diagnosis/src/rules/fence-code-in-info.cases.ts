import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '```npm install\nnpm start\n```',
      marks: 'npm install',
      fixed: '```\nnpm install\nnpm start\n```',
      wanted: '<code>npm install\nnpm start\n</code>',
    },
    {
      text: '> ~~~js  let a = 1;\r\n> a += 1;\r\n> ~~~\r\n\r\n- ```bash $ cd src\r\n  ls\r\n  ```',
      marks: 'let a = 1;',
      fixed:
        '> ~~~js  \r\n> let a = 1;\r\n> a += 1;\r\n> ~~~\r\n\r\n- ```bash \r\n  $ cd src\r\n  ls\r\n  ```',
      wanted: '<code class="language-bash">$ cd src\nls\n</code>',
    },
  ],
  passes: [
    '```js title="a.js" {1,3-5}\na\n```',
    '```bash npm2yarn\nnpm install\n```',
    '```rust,ignore\nlet a;\n```',
    '``` go\nrun()\n```',
    '```git\nclone\n```',
    '```console.log(1)``` 是行内代码',
    '```diff js\n- a\n```',
    '```http request\nGET /\n```',
    '```npm install',
  ],
};
