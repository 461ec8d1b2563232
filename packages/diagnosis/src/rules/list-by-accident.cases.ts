import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '早上 5 度，晚上\n- 3 度',
      marks: '- 3 度',
      fixed: '早上 5 度，晚上\n\\- 3 度',
      wanted: '!<ul>',
    },
    {
      text: '优点和缺点：\n\n+ 搜索好用\n+ 很快\n- 语音有限\n- 要登录',
      marks: '- 语音有限',
      fixed: '优点和缺点：\n\n\\+ 搜索好用\\\n\\+ 很快\\\n\\- 语音有限\\\n\\- 要登录',
      wanted: '!<ul>',
    },
  ],
  passes: [
    '一段\n- 甲\n- 乙',
    '结果：\n- 3 度',
    '- 甲\n* 乙',
    '+ 甲\n\n- 乙',
    '- 甲\n- 乙',
    '一段\n- 3. 三',
  ],
};
