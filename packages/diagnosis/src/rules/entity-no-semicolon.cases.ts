import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '甲&nbsp乙',
      marks: '&nbsp',
      fixed: '甲&nbsp;乙',
      wanted: '甲\u00A0乙',
    },
    {
      text: '甲&nbsp；乙',
      marks: '&nbsp；',
      fixed: '甲&nbsp;乙',
      wanted: '甲\u00A0乙',
    },
    {
      text: '用 &#124 代替竖线，用 &#x3C 代替小于号',
      marks: '&#124',
      fixed: '用 &#124; 代替竖线，用 &#x3C; 代替小于号',
      wanted: '用 | 代替竖线',
    },
    {
      text: '&copy 2024 某某',
      marks: '&copy',
      fixed: '&copy; 2024 某某',
      wanted: '© 2024',
    },
    {
      text: '- 甲&#160；乙\n- 3 &times 4 &lt 13',
      marks: '&#160；',
      fixed: '- 甲&#160;乙\n- 3 &times; 4 &lt; 13',
      wanted: '3 × 4 &#x3C; 13',
    },
  ],
  passes: [
    '甲&nbsp;乙',
    'AT&T 和 R&D',
    '&#124; 和 &#12345678 和 &#1a',
    'example.com/?a=1&#2',
    'a && b',
    '&unknown 和 &nbspx',
    'f(&copy, &reg)',
    'p = &deg',
    'int &times',
    'https://example.com/?a=1&copy=2',
    'example.com/?a=1&lt 2',
    '`&nbsp`',
    '\\&nbsp',
  ],
};
