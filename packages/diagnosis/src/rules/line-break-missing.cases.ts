import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '姓名：张三\n电话：123',
      marks: '姓名：张三',
      fixed: '姓名：张三\\\n电话：123',
      wanted: '姓名：张三<br>电话：123',
    },
    {
      text: '> （1）甲 \r\n> （2）乙\r\n> （3）丙',
      marks: '（1）甲',
      fixed: '> （1）甲\\\r\n> （2）乙\\\r\n> （3）丙',
      wanted: '（2）乙<br>（3）丙',
    },
    {
      text: 'A. 甲\nB. 乙\n\n[1] 丙\n[2] 丁',
      marks: 'A. 甲',
      fixed: 'A. 甲\\\nB. 乙\n\n[1] 丙\\\n[2] 丁',
      wanted: '[1] 丙<br>[2] 丁',
    },
    {
      text: '- 一、甲\n  二、乙',
      marks: '一、甲',
      fixed: '- 一、甲\\\n  二、乙',
      wanted: '一、甲<br>二、乙',
    },
  ],
  passes: [
    '姓名：张三',
    '姓名：张三  \n电话：123',
    '姓名：张三<br>\n电话：123',
    '一句话，\n又一句话',
    '注意：先备份，再升级。\n说明：这一段很长。',
    '一、甲\n接着说',
    'a.b\nb.c',
    '见[1]\n和[2]',
    '```\n姓名：张三\n电话：123\n```',
  ],
};
