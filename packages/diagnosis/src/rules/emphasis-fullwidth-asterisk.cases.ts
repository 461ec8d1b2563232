import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '＊＊粗体＊＊',
      marks: '＊＊粗体＊＊',
      fixed: '**粗体**',
      wanted: '<strong>粗体</strong>',
    },
    {
      text: '这是**重点＊＊吧',
      marks: '**重点＊＊',
      fixed: '这是**重点**吧',
      wanted: '<strong>重点</strong>',
    },
    {
      text: '＊＊注意：＊＊请看',
      marks: '＊＊注意：＊＊',
      fixed: '**注意**：请看',
      wanted: '<strong>注意</strong>',
    },
    {
      text: '> ＊＊甲＊＊和＊＊乙＊＊',
      marks: '＊＊乙＊＊',
      fixed: '> **甲**和**乙**',
      wanted: '<strong>乙</strong>',
    },
  ],
  passes: [
    '**粗体**',
    '3＊4＊5',
    '＊注：含税＊',
    '王＊＊和李＊＊获奖',
    '电话 138＊＊＊＊1234',
    '＊＊＊＊＊＊',
    '＊＊＊ 第一章 ＊＊＊',
    '评分：＊＊ 好评：＊＊',
    '`＊＊粗体＊＊`',
  ],
};
