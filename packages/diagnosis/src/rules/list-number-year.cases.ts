import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '1949. 这是年份。',
      marks: '1949.',
      fixed: '1949\\. 这是年份。',
      wanted: '<p>1949. 这是年份。</p>',
    },
    {
      text: '> 2026. 又一年。\r\n\r\n- 1998. 那一年',
      marks: '2026.',
      fixed: '> 2026\\. 又一年。\r\n\r\n- 1998\\. 那一年',
      wanted: '<p>2026. 又一年。</p>',
    },
  ],
  passes: [
    '1. 甲',
    '14. 门有六扇',
    '2024. 甲\n2025. 乙',
    '2026\\. 年',
    '2026.11.21 发布',
    '`2026. 年`',
  ],
};
