import type {RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: ['yaml'],
  fails: [
    {
      text: '---\ntags:\n\t- 甲\n---\n',
      marks: '\t',
      fixed: '---\ntags:\n  - 甲\n---\n',
      wanted: '"tags":["甲"]',
    },
    {
      text: '---\r\ntitle: "甲\r\ndate: 2024-01-01\r\n---\r\n',
      marks: '"甲',
      fixed: '---\r\ntitle: "甲"\r\ndate: 2024-01-01\r\n---\r\n',
      wanted: '"title":"甲"',
    },
  ],
  passes: [
    '---\ntags:\n  - 甲\n---\n',
    '---\ntitle: "甲\\"乙"\nname: \'甲\'\n---\n',
    '---\ntitle: 5" 屏\n---\n',
    '\t- 甲',
  ],
};
