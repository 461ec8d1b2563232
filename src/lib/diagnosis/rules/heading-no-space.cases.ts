import {allEngines, type RuleCases} from './case';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {text: '#标题', marks: '#标', fixed: '# 标题', wanted: '<h1>标题</h1>'},
    {
      text: '正文\n##第二节##\n###1.1 小节\n#### 好的',
      marks: '##第',
      fixed: '正文\n## 第二节 ##\n### 1.1 小节\n#### 好的',
      wanted: '<h2>第二节</h2><h3>1.1 小节</h3>',
    },
    {
      text: '> ##引用里\r\n> ###又一个\r\n\r\n- ##列表里',
      marks: '##引',
      fixed: '> ## 引用里\r\n> ### 又一个\r\n\r\n- ## 列表里',
      wanted: '<h3>又一个</h3>',
    },
    {text: '##Install', marks: '##I', fixed: '## Install', wanted: '<h2>Install</h2>'},
    {text: '#【教程】入门', marks: '#【', fixed: '# 【教程】入门', wanted: '<h1>【教程】入门</h1>'},
  ],
  passes: [
    '# 标题',
    '#5 bolt',
    '#hashtag',
    '#话题#',
    '#旅行 #美食',
    '#旅行\n#美食',
    '#今天天气很好，出门走走。',
    '#fff 是白色',
    '#include <stdio.h>',
    '#!/bin/sh',
    '修好了\n#12 和 #34',
    '见议题\n#标题过长的那一个',
    '- #读书',
    '##5',
    '\\#标题',
    '`#标题`',
    '```\n##标题\n```',
    '---\ntitle: 一\n##标题\n---\n\n正文',
    '$$\n##标题\n$$',
    '<div>\n##标题\n</div>',
  ],
};
