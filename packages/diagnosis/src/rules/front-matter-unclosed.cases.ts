import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // The engines do not read front matter: two `---` lines around a text make it a heading.
  engines: allEngines,
  fails: [
    {
      text: '---\ntitle: 题\n\n正文',
      marks: '---\ntitle: 题',
      fixed: '---\ntitle: 题\n---\n\n正文',
      wanted: '<h2>title: 题</h2>',
    },
    {
      text: '---\r\ntitle: 题\r\ntags: [a]\r\n——\r\n正文',
      marks: '---\r\ntitle: 题\r\ntags: [a]',
      fixed: '---\r\ntitle: 题\r\ntags: [a]\r\n---\r\n正文',
      wanted: 'tags: [a]</h2><p>正文</p>',
    },
    {
      text: '---\ntitle: 题\n\n第一段\n\n---\n\n第二段',
      marks: '---\ntitle: 题',
      fixed: '---\ntitle: 题\n---\n\n第一段\n\n---\n\n第二段',
      wanted: '<h2>title: 题</h2>',
    },
  ],
  passes: [
    '---\ntitle: 题\n---\n\n正文',
    '---\ntitle: 题\n\ntags: [a]\n---\n\n正文',
    '---\ntitle: 正在写',
    '---\n\n正文',
    '---\n注意: 这是正文。\n\n正文',
    '---\nTo be or not to be\n\n正文',
    '正文\n\n---\ntitle: 题\n\n正文',
  ],
};
