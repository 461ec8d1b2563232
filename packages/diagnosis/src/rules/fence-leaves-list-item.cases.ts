import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '- 安装：\n  ```bash\n  npm install\n```\n- 运行',
      marks: '```bash',
      fixed: '- 安装：\n  ```bash\n  npm install\n  ```\n- 运行',
      wanted: '</code></pre></li><li>运行</li>',
    },
    {
      text: '1. 安装：\r\n\r\n   ~~~bash\r\nnpm install\r\n\r\n  npm start\r\n~~~\r\n\r\n2. 完成',
      marks: '~~~bash',
      fixed:
        '1. 安装：\r\n\r\n   ~~~bash\r\n   npm install\r\n\r\n     npm start\r\n   ~~~\r\n\r\n2. 完成',
      wanted: 'npm install\n\n  npm start\n</code></pre></li>',
    },
    {
      text: '- 甲\n  ```js\na\n  ```\n- 乙',
      marks: '```js',
      fixed: '- 甲\n  ```js\n  a\n  ```\n- 乙',
      wanted: '</pre></li><li>乙</li>',
    },
  ],
  passes: [
    '- 安装：\n  ```bash\n  npm install\n  ```\n- 运行',
    '- 安装：\n```bash\nnpm install\n```\n',
    '- ```\n  a\n\n正文\n\n```js\nb\n```',
    '- ```\n  a\n\n正文\n\n```\nb\n```',
    '> ```\n> a\n```\nb\n```',
    '   ```\na\n```',
  ],
};
