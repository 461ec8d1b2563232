import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '第一部分到此结束。\n---\n第二部分。',
      marks: '---',
      fixed: '第一部分到此结束。\n\n---\n第二部分。',
      wanted: '<p>第一部分到此结束。</p><hr><p>第二部分。</p>',
    },
    {
      text: '第一行\r\n第二行\r\n------\r\n后文',
      marks: '------',
      fixed: '第一行\r\n第二行\r\n\r\n------\r\n后文',
      wanted: '</p><hr><p>后文</p>',
    },
    {
      text: '> 引用的一句话。\n> ----\n\n- 列表里的一句话。\n  ---',
      marks: '----',
      fixed: '> 引用的一句话。\n>\n> ----\n\n- 列表里的一句话。\n\n  ---',
      wanted: '<blockquote><p>引用的一句话。</p><hr></blockquote>',
    },
    {
      text: '一段话，「到此结束。」\n=====',
      marks: '=====',
      fixed: '一段话，「到此结束。」\n\n---',
      wanted: '<p>一段话，「到此结束。」</p><hr>',
    },
    {
      text: 'This is a whole sentence of a paragraph.\n---',
      marks: '---',
      fixed: 'This is a whole sentence of a paragraph.\n\n---',
      wanted: '<hr>',
    },
    {
      text: '写到一半的话。\n-',
      marks: '-',
      fixed: '写到一半的话。\n\n-',
      wanted: '<p>写到一半的话。</p>',
    },
  ],
  passes: [
    '标题\n---',
    '标题\n====',
    '为什么选它？\n-----------',
    'Foo *bar\nbaz*\n====',
    'Release 1.0.\n---',
    '一段话。\n\n---',
    '一段话。\n***',
    '---\ntitle: 一句话。\n---\n\n正文',
    'title: 标题\ndate: 2026-11-21\n---\n\n正文',
    '| 甲 | 乙 |\n---',
    '# 一句话。\n---',
    '```\n一句话。\n---\n```',
  ],
};
