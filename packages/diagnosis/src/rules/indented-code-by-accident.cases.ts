import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '    首行空四格的段落。',
      marks: '    首行空四格的段落。',
      fixed: '首行空四格的段落。',
      wanted: '<p>首行空四格的段落。</p>',
    },
    {
      text: '正文\r\n\r\n\t第一段，\r\n\t还有一行。\r\n\r\n\t第二段。\r\n\r\n后文',
      marks: '\t第一段，\r\n\t还有一行。\r\n\r\n\t第二段。',
      fixed: '正文\r\n\r\n第一段，\r\n还有一行。\r\n\r\n第二段。\r\n\r\n后文',
      wanted: '<p>第二段。</p>',
    },
    {
      text: '- 父项\n\n\t\t第二段，接着说。',
      marks: '\t第二段，接着说。',
      fixed: '- 父项\n\n\t第二段，接着说。',
      wanted: '<p>第二段，接着说。</p>',
    },
    {
      text: '> 1. 父项\n>\n>        第二段，接着说。\n>        还有一行。',
      marks: '    第二段，接着说。\n>        还有一行。',
      fixed: '> 1. 父项\n>\n>    第二段，接着说。\n>    还有一行。',
      wanted: '<p>第二段，接着说。',
    },
    {
      text: '步骤\n\n    1. 打开\n    2. 关闭',
      marks: '    1. 打开\n    2. 关闭',
      fixed: '步骤\n\n1. 打开\n2. 关闭',
      wanted: '<ol><li>打开</li><li>关闭</li></ol>',
    },
    {
      text: '    ```js\n    let a;\n      let b;\n    ```',
      marks: '    ```js\n    let a;\n      let b;\n    ```',
      fixed: '```js\nlet a;\n  let b;\n```',
      wanted: '<code class="language-js">',
    },
    {text: '    ## 标题', marks: '    ## 标题', fixed: '## 标题', wanted: '<h2>标题</h2>'},
  ],
  passes: [
    '    let a = 1;',
    '    # 安装依赖\n    npm install',
    '    # 安装依赖',
    '    打印("你好，世界")；x = 1;',
    '    // 注释，说明',
    '    - 名称: 甲',
    '    甲：乙',
    '    根目录\n    ├── 子目录',
    '    甲  乙\n    1   2',
    '正文\n    续行的文字，不是代码。',
    '- 父\n    - 子',
    '```\n    首行空四格的段落。\n```',
    '    SELECT 姓名，电话 FROM 表 WHERE a=1',
  ],
};
