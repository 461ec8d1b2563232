import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '- 一\n- 二\n\n- 三',
      marks: '- 三',
      fixed: '- 一\n- 二\n- 三',
      wanted: '<li>一</li>',
    },
    {
      text: '> 1. 一\r\n> 2. 二\r\n>\r\n> 3. 三\r\n>    - 甲\r\n> 4. 四\r\n',
      marks: '3. 三',
      fixed: '> 1. 一\r\n> 2. 二\r\n> 3. 三\r\n>    - 甲\r\n> 4. 四\r\n',
      wanted: '<li>一</li>',
    },
  ],
  passes: [
    '- 一\n- 二\n- 三',
    '- 一\n\n- 二\n\n- 三',
    '- 一\n- 二\n\n  段落\n- 三',
    '- 一\n\n- 二',
    '- 一\n- 二\n\n文字\n\n- 三',
  ],
};
