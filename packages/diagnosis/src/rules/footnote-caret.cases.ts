import {gfmEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // markdown-it and marked have no footnotes.
  engines: gfmEngines.slice(2),
  fails: [
    {
      text: '这是一段话^[1]。\n\n[1]: 这是注释',
      marks: '^[1]',
      fixed: '这是一段话[^1]。\n\n[^1]: 这是注释',
      wanted: '!^',
    },
    {
      text: '- 一^[a]和二^[a]\r\n\r\n[a]: b.md\r\n',
      marks: '^[a]',
      fixed: '- 一[^a]和二[^a]\r\n\r\n[^a]: b.md\r\n',
      wanted: '!^',
    },
    {
      text: '一^[1]。\n\n[1]: 这是 注释',
      marks: '^[1]',
      fixed: '一[^1]。\n\n[^1]: 这是 注释',
      wanted: '!^',
    },
    {
      text: '一段话^[这是注释]。',
      marks: '^[这是注释]',
      fixed: '一段话[^1]。\n\n[^1]: 这是注释',
      wanted: '!^',
    },
  ],
  passes: ['一[^1]\n\n[^1]: 注', 'x^[n+1]', '`^[1]`', '[甲][1]\n\n[1]: a.md', '^ [1]'],
};
