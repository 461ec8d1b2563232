import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '#\u3000标题',
      marks: '#\u3000',
      fixed: '# 标题',
      wanted: '<h1>标题</h1>',
      // marked accepts any Unicode space after the signs.
      engines: ['commonmark', 'markdown-it', 'micromark', 'remark'],
    },
    {
      text: '-\u00A0买菜\r\n1.\u3000 做饭',
      marks: '-\u00A0',
      fixed: '- 买菜\r\n1. 做饭',
      wanted: '<ul><li>买菜</li></ul><ol><li>做饭</li></ol>',
    },
    {
      text: '\u200B# 标题',
      marks: '\u200B#',
      fixed: '# 标题',
      wanted: '<h1>标题</h1>',
    },
    {
      text: '\uFEFF# 标题\n\n-\u3000甲',
      marks: '\uFEFF#',
      fixed: '# 标题\n\n- 甲',
      wanted: '<h1>标题</h1>',
      // micromark drops a byte order mark.
      engines: ['commonmark', 'markdown-it', 'marked'],
    },
    {
      text: '\u3000\u3000> 引用',
      marks: '\u3000\u3000>',
      fixed: '> 引用',
      wanted: '<blockquote><p>引用</p></blockquote>',
    },
    {
      text: '- 父\n\u3000\u3000- 子\n\u3000\u3000\u3000\u3000- 孙',
      marks: '\u3000\u3000-',
      fixed: '- 父\n  - 子\n    - 孙',
      wanted: '<li>父<ul><li>子<ul><li>孙</li></ul></li></ul></li>',
    },
    {
      text: '> - 父\n> \u3000\u3000- 子',
      marks: '\u3000\u3000-',
      fixed: '> - 父\n>   - 子',
      wanted: '<li>父<ul><li>子</li></ul></li>',
    },
    {
      text: '5. 五\n\u3000\u30006. 六\n\u3000\u30007.\u3000七',
      marks: '\u3000\u30006.',
      fixed: '5. 五\n6. 六\n7. 七',
      wanted: '<li>五</li><li>六</li><li>七</li>',
    },
  ],
  passes: [
    '# 标题',
    '- 项目',
    '\u3000\u3000首行缩进的段落。',
    '> \u3000\u3000引用里的段落。',
    '*\u00A0a\u00A0*',
    '-\u3000',
    '*\u3000注：价格含税',
    '`#\u3000标题`',
    '```\n#\u3000标题\n```',
    '甲\u3000- 乙',
  ],
};
