import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '```js\na\n\n正文\n\n```py\nb\n```\n',
      marks: '```py',
      fixed: '```js\na\n```\n\n正文\n\n```py\nb\n```\n',
      wanted: '<p>正文</p>',
    },
    {
      text: '> ~~~\r\n> ~~~js\r\n> a\r\n> ~~~\r\n> ~~~\r\n',
      marks: '~~~js',
      fixed: '> ~~~~\r\n> ~~~js\r\n> a\r\n> ~~~\r\n> ~~~~\r\n',
      wanted: '<blockquote><pre><code>~~~js\na\n~~~\n</code></pre></blockquote>',
    },
    {
      text: '```markdown\n文字\n\n```bash\nnpm i\n```\n\n结尾\n```\n\n正文',
      marks: '```bash',
      fixed: '````markdown\n文字\n\n```bash\nnpm i\n```\n\n结尾\n````\n\n正文',
      wanted: '<p>正文</p>',
    },
  ],
  passes: [
    '````md\n```js\na\n```\n````',
    '~~~md\n```js\na\n```\n~~~',
    '```md\n- 甲\n\n      ```js\n```',
    '```js\na\n```\n\n```py\nb\n```',
    '```\n``` 说明\n```',
    '```js\na\n```py\n',
  ],
};
