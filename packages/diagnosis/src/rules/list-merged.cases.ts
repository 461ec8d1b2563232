import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '1. 甲\n2. 乙\n\n1. 丙\n2. 丁',
      marks: '1. 丙',
      fixed: '1. 甲\n2. 乙\n\n<!-- -->\n\n1. 丙\n2. 丁',
      wanted: '</ol><!-- --><ol>',
    },
    {
      text: '> - 甲\r\n> - 乙\r\n>\r\n>\r\n> - 丙\r\n',
      marks: '- 丙',
      fixed: '> - 甲\r\n> - 乙\r\n>\r\n>\r\n> <!-- -->\r\n>\r\n> - 丙\r\n',
      wanted: '</ul><!-- --><ul>',
    },
  ],
  passes: ['1. 甲\n\n1. 乙\n\n1. 丙', '- 甲\n\n- 乙', '1. 甲\n2. 乙\n\n3. 丙', '- 甲\n\n\n* 乙'],
};
