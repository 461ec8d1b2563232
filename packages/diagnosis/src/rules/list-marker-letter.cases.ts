import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: 'a. install it\nb. run it',
      marks: 'a. install it',
      fixed: '1. install it\n2. run it',
      wanted: '<li>run it</li>',
    },
    {
      text: '1. 甲\r\n   1.1. 乙\r\n   1.2. 丙\r\n',
      marks: '1.1. 乙',
      fixed: '1. 甲\r\n   1. 乙\r\n   2. 丙\r\n',
      wanted: '<li>乙</li>',
    },
  ],
  passes: ['1. 甲\n2. 乙', '版本 1.1 和\n1.2 都行', 'a. 甲', 'e.g. a\nb. c', '`a. 甲`\n`b. 乙`'],
};
