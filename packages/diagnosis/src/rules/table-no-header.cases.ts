import {gfmEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: gfmEngines,
  fails: [
    {
      text: '| --- | --- |\n| 1 | 2 |',
      marks: '| --- | --- |',
      fixed: '|  |  |\n| --- | --- |\n| 1 | 2 |',
      wanted: '<td>2</td>',
    },
    {
      text: '> 价目：\r\n> |---|---|\r\n> | 1 | 2 |',
      marks: '|---|---|',
      fixed: '> 价目：\r\n> |  |  |\r\n> |---|---|\r\n> | 1 | 2 |',
      wanted: '<td>2</td>',
    },
    {
      text: '- |---|---|\n  | 1 | 2 |',
      marks: '|---|---|',
      fixed: '- |  |  |\n  |---|---|\n  | 1 | 2 |',
      wanted: '<td>2</td>',
    },
  ],
  passes: [
    '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |',
    '|  |  |\n| --- | --- |\n| 1 | 2 |',
    '| --- | --- |',
    '| 甲 | 乙 |\n\n| --- | --- |\n| 1 | 2 |',
    '| 甲 |\n| --- | --- |\n| 1 | 2 |',
    '|-- a\n|-- b',
    '    | --- | --- |\n    | 1 | 2 |',
  ],
};
