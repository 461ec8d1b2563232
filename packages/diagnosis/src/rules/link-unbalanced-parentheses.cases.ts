import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '[猫](https://example.com/猫_(动物)',
      marks: '[猫](https://example.com/猫_(动物)',
      fixed: '[猫](https://example.com/猫_(动物))',
      wanted: '>猫</a>',
    },
    {
      text: '见[文字](a.md。',
      marks: '[文字](a.md',
      fixed: '见[文字](a.md)。',
      wanted: '<a href="a.md">文字</a>。',
    },
    {
      text: '[文字](https://example.com',
      marks: '[文字](https://example.com',
      fixed: '[文字](https://example.com)',
      wanted: '<a href="https://example.com">文字</a>',
    },
    {
      text: '- ![图](x.png\n- [甲](a.md 乙',
      marks: '![图](x.png',
      fixed: '- ![图](x.png)\n- [甲](a.md) 乙',
      wanted: '<img alt="图" src="x.png">',
    },
  ],
  passes: [
    '[猫](https://example.com/猫_(动物))',
    '[猫](<https://example.com/猫_(动物>)',
    '（见[文字](a.md)）',
    'f[x](y',
    '[注](见下',
    '[文字](https://example.com/\na)',
    '[x](my file.md)',
    '[文字](https://example.com）',
    '`[文字](a.md`',
    '\\[文字](a.md',
  ],
};
