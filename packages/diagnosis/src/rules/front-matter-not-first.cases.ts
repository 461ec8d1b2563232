import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // The engines do not read front matter, but show where it is. Front matter below blank lines alone looks
  // the same in them; front-matter.test.ts reads it with a tool.
  engines: allEngines,
  fails: [
    {
      text: '# 标题\n\n---\ntitle: 题\n---\n\n正文',
      marks: '---\ntitle: 题\n---',
      fixed: '---\ntitle: 题\n---\n# 标题\n\n\n正文',
      wanted: '<h2>title: 题</h2><h1>标题</h1>',
    },
    {
      text: '<!-- 说明 -->\r\n ---\r\ntitle: 题\r\ntags: [a]\r\n---\r\n正文',
      marks: '---\r\ntitle: 题\r\ntags: [a]\r\n---',
      fixed: '---\r\ntitle: 题\r\ntags: [a]\r\n---\r\n<!-- 说明 -->\r\n正文',
      wanted: '</h2><!-- 说明 -->',
    },
  ],
  passes: [
    '---\ntitle: 题\n---\n\n正文',
    '---\ntitle: 题\n---\n\n# 标题\n\n---\nlayout: center\n---\n',
    '正文\n\n---\n\n正文',
    '# 标题\n\n---\n\n注意：见下文。\n\n---\n\n正文',
    '# 标题\n\n---\n电话: 110\n---\n',
    '```yaml\n---\ntitle: 题\n---\n```',
    '正文\n\n---\ntitle: 题\n---\n',
  ],
};
