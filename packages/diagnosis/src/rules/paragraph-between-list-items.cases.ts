import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '1. 下载\n\n从官网下载。\n\n1. 安装',
      marks: '从官网下载。',
      fixed: '1. 下载\n\n   从官网下载。\n\n1. 安装',
      wanted: '!</ol><p>',
    },
    {
      text: '> 1) 一\r\n>\r\n> ![图](a.png)\r\n> 两行\r\n>\r\n> 1) 二\r\n',
      marks: '![图](a.png)',
      fixed: '> 1) 一\r\n>\r\n>    ![图](a.png)\r\n>    两行\r\n>\r\n> 1) 二\r\n',
      wanted: '!</ol><p>',
    },
  ],
  passes: [
    '1. 甲\n2. 乙\n\n然后：\n\n1. 丙\n2. 丁',
    '1. 甲\n\n说明\n\n2. 乙',
    '- 甲\n\n说明\n\n- 乙',
    '1. 甲\n\n   说明\n\n1. 乙',
  ],
};
