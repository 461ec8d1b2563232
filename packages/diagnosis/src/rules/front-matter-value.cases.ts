import type {RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: ['yaml'],
  fails: [
    {
      text: '---\ntitle: Emacs: 写一个主模式\ndate: 2015-03-07\n---\n\n正文',
      marks: 'Emacs: 写一个主模式',
      fixed: '---\ntitle: "Emacs: 写一个主模式"\ndate: 2015-03-07\n---\n\n正文',
      wanted: '"title":"Emacs: 写一个主模式"',
    },
    {
      text: '---\r\ntitle: 译文 #1 篇\r\nauthor: @甲\r\n---\r\n',
      marks: '@甲',
      fixed: '---\r\ntitle: "译文 #1 篇"\r\nauthor: "@甲"\r\n---\r\n',
      wanted: '"author":"@甲"',
    },
    {
      text: '---\ntitle: [译] 一篇\n---\n',
      marks: '[译] 一篇',
      fixed: '---\ntitle: "[译] 一篇"\n---\n',
      wanted: '"title":"[译] 一篇"',
    },
  ],
  passes: [
    '---\ntitle: "Emacs: 写"\ntags: [a, b]\nurl: https://example.com\n---\n',
    '---\ntags: [a, b] # 两个\ndraft: true # 草稿\nmap: {a: 1}\n---\n',
    '---\ntitle: >\n  第一行: 二\ntime: 12:30\n---\n',
    '---\ndraft: true # 注: 草稿\nbase: &b 1\ncopy: *b\n---\n',
    'title: 甲: 乙',
    '---\nlang: C# 入门\n---\n',
  ],
};
