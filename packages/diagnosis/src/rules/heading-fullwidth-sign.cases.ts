import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {text: '＃ 标题', marks: '＃', fixed: '# 标题', wanted: '<h1>标题</h1>'},
    {
      text: '＃＃　1. 第一节\r\n正文\r\n＃＃第二节',
      marks: '＃＃',
      fixed: '## 1. 第一节\r\n正文\r\n## 第二节',
      wanted: '<h2>1. 第一节</h2><p>正文</p><h2>第二节</h2>',
    },
    {text: '> #＃ 混用', marks: '#＃', fixed: '> ## 混用', wanted: '<h2>混用</h2>'},
  ],
  passes: [
    '# 标题',
    '＃5 号线',
    '＃ 5',
    '＃话题＃',
    '＃旅行 ＃美食',
    '井号 ＃ 在中间',
    '见下面的\n＃标签',
    '`＃ 标题`',
    '    ＃ 标题',
  ],
};
