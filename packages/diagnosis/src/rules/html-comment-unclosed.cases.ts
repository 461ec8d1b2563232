import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '<!-- 待补充\n\n正文',
      marks: '<!-- 待补充',
      fixed: '<!-- 待补充 -->\n\n正文',
      wanted: '<p>正文</p>',
    },
    {
      text: '<!--\r\n待补充 ——＞\r\n\r\n# 标题',
      marks: '<!--\r\n待补充 ——＞',
      fixed: '<!--\r\n待补充 -->\r\n\r\n# 标题',
      wanted: '<h1>标题</h1>',
    },
    {
      text: '> <!-- a ->\n>\n> 引用\n\n- <!-- b --\n\n  列表',
      marks: '<!-- a ->',
      fixed: '> <!-- a -->\n>\n> 引用\n\n- <!-- b -->\n\n  列表',
      wanted: '<p>引用</p>',
    },
  ],
  passes: [
    '<!-- 待补充 -->\n\n正文',
    '<!-- 待补充\n\n两段 -->\n\n正文',
    '正文',
    '行内的 <!-- 不是注释\n\n正文',
    '<!-- 正在写',
    '`<!--`\n\n正文',
    '```html\n<!--\n\n正文\n```',
    '    <!--\n\n正文',
  ],
};
