import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '体积是 3*5*2 立方厘米',
      marks: '*5*',
      fixed: '体积是 3\\*5\\*2 立方厘米',
      wanted: '3*5*2',
    },
    {
      text: '- 写作 *.txt 或 a*b 都行，\r\n- a*b 和 b*c',
      marks: '*.txt 或 a*',
      fixed: '- 写作 \\*.txt 或 a\\*b 都行，\r\n- a\\*b 和 b\\*c',
      wanted: 'a*b 和 b*c',
    },
  ],
  passes: [
    '这*很*重要',
    '*a* b *c*',
    '中文*abc*中文',
    '*.NET*很好',
    '3 * 5 * 2',
    '3*5',
    '`3*5*2`',
    '3\\*5\\*2',
    'un*believ*able',
    '**3**5',
  ],
};
