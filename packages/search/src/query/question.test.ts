import {expect, it} from 'vitest';
import {askingIn, withoutStretches} from './question.ts';

it.each([
  ['请问如何升级集群?', '升级集群?'],
  ['什么是rs485?', 'rs485?'],
  ['终端电阻是什么意思', '终端电阻'],
  ['为什么粗体不生效', '粗体不生效'],
  ['总线在哪里断开', '总线断开'],
  ['how to install ubuntu', ' install ubuntu'],
  ['showing what island', 'showing what island'],
  ['粗体', '粗体'],
  ['如何', '如何'],
  ['什么是?', '什么是?'],
])('%j asks about %j', (text, rest) => {
  expect(withoutStretches(text, askingIn(text))).toBe(rest);
});
