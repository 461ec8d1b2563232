import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '1. 父\n  - 子\n  - 女\n2. 母',
      marks: '  -',
      fixed: '1. 父\n   - 子\n   - 女\n2. 母',
      wanted: '<li>父<ul><li>子</li><li>女</li></ul></li><li>母</li>',
    },
    {
      text: '10. 父\r\n   - 子\r\n     - 孙\r\n     接着说',
      marks: '   -',
      fixed: '10. 父\r\n    - 子\r\n      - 孙\r\n      接着说',
      wanted: '<li>父<ul><li>子<ul><li>孙',
    },
    {
      text: '1. 父\n  1. 子\n  2. 女\n2. 母',
      marks: '  1.',
      fixed: '1. 父\n   1. 子\n   2. 女\n2. 母',
      wanted: '<li>父<ol><li>子</li><li>女</li></ol></li><li>母</li>',
    },
    {
      text: '> 1. 父\n>   * 子\n\n*   甲\n  *   乙',
      marks: '   *',
      fixed: '> 1. 父\n>    * 子\n\n*   甲\n    *   乙',
      wanted: '<li>甲<ul><li>乙</li></ul></li>',
    },
  ],
  passes: [
    '- 父\n  - 子',
    '1. 父\n   - 子',
    '10. 父\n    - 子',
    '1. 父\n- 另一个列表',
    '- a\n - b\n  - c\n   - d\n  - e\n - f\n- g',
    '1. a\n\n  2. b\n\n   3. c',
    ' 9. 九\n10. 十',
    '1. 父\n\n正文\n\n  - 另一个',
    '```\n1. 父\n  - 子\n```',
    '1. 父\n\t- 子',
  ],
};
