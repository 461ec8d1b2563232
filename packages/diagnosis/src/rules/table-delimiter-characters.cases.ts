import {gfmEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: gfmEngines,
  fails: [
    {
      text: '| 甲 | 乙 |\n| —— | —— |\n| 1 | 2 |',
      marks: '| —— | —— |',
      fixed: '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |',
      wanted: '<th>甲</th>',
    },
    {
      text: '价目：\r\n| 甲 | 乙 |\r\n| ：--- | －－－： |\r\n| 1 | 2 |',
      marks: '| ：--- | －－－： |',
      fixed: '价目：\r\n| 甲 | 乙 |\r\n| :--- | ---: |\r\n| 1 | 2 |',
      wanted: '<tbody><tr><td',
    },
    {
      text: '- > 甲 | 乙\n  > -- - | - -\n  > 1 | 2\n\n| a | b |\n|---+---|\n| 1 | 2 |',
      marks: '-- - | - -',
      fixed: '- > 甲 | 乙\n  > | --- | --- |\n  > 1 | 2\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
      wanted: '<th>甲</th>',
    },
  ],
  passes: [
    '| 甲 | 乙 |\n| - | :-: |\n| —— | —— |',
    '| 甲 | 乙 |\n| 1 | 2 |\n| —— | —— |',
    '左 | 右\n——',
    '—— | ——',
    '+---+---+\n| a | b |\n+---+---+',
    '```\n| 甲 |\n| —— |\n```',
    '|   |\n|---+---|',
  ],
};
