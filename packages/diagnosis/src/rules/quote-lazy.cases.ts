import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '> 你去吗？\n我去。',
      marks: '我去。',
      fixed: '> 你去吗？\n\n我去。',
      wanted: '</blockquote><p>我去。</p>',
    },
    {
      text: '> 第一行\r\n> 第二行。\r\n我的话\r\n还有一行',
      marks: '我的话',
      fixed: '> 第一行\r\n> 第二行。\r\n\r\n我的话\r\n还有一行',
      wanted: '</blockquote><p>我的话',
    },
    {
      text: '>> 他说\n> 我答',
      marks: '我答',
      fixed: '>> 他说\n>\n> 我答',
      wanted: '<blockquote><blockquote><p>他说</p></blockquote><p>我答</p></blockquote>',
    },
    {
      text: '- > 你去吗？\n  我去。',
      marks: '我去。',
      fixed: '- > 你去吗？\n\n  我去。',
      wanted: '</blockquote><p>我去。</p>',
    },
  ],
  passes: [
    '> 引用\n> 引用',
    '> 你去吗？\n\n我去。',
    '> 一段很长的引用，\n折成两行',
    '> 第一句。\n第二句\n第三句',
    '> bar\nbaz',
    '> 横眉冷对千夫指。\n——鲁迅',
    '> 1. > Blockquote\n> continued here.',
    '> 引用。\n# 标题',
    '```\n> 引用。\n正文\n```',
  ],
};
