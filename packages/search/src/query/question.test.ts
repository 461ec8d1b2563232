import {expect, it} from 'vitest';
import {questionWordsIn, joiningWordsIn, withoutStretches} from './question.ts';

it.each([
  ['请问如何升级集群?', '升级集群?'],
  ['什么是rs485?', 'rs485?'],
  ['终端电阻是什么意思', '终端电阻'],
  ['为什么粗体不生效', '粗体不生效'],
  ['总线在哪里断开', '总线断开'],
  ['how to install ubuntu', ' install ubuntu'],
  ['showing what island', 'showing what island'],
  ['粗体', '粗体'],
  ['有没有办法导出表格', '导出表格'],
  ['请教表格怎么办', '表格'],
  ['如何', '如何'],
  ['什么是?', '什么是?'],
])('%j asks about %j', (text, rest) => {
  expect(withoutStretches(text, questionWordsIn(text))).toBe(rest);
});

it.each([
  ['怎么在表格里面换行', ['里面']],
  ['星号和下划线怎么写', ['和']],
  ['里程和时间', []],
])('%j joins its words by %j', (text, expected) => {
  expect(joiningWordsIn(text).map(({from, to}) => text.slice(from, to))).toEqual(expected);
});
