import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '1. 甲\n3. 乙\n7. 丙',
      marks: '3. 乙',
      fixed: '1\\. 甲\\\n3\\. 乙\\\n7\\. 丙',
      wanted: '3. 乙',
    },
    {
      text: '- 一\r\n\r\n  10) 甲\r\n  9) 乙\r\n',
      marks: '9) 乙',
      fixed: '- 一\r\n\r\n  10\\) 甲\r\n\r\n  9\\) 乙\r\n',
      wanted: '9) 乙',
    },
  ],
  passes: [
    '1. 甲\n2. 乙\n3. 丙',
    '1. 甲\n1. 乙\n1. 丙',
    '0. 甲\n1. 乙',
    '5. 甲\n6. 乙',
    '- 甲\n- 乙',
  ],
};
