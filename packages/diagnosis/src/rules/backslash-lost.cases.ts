import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '放在 C:\\_temp\\* 里',
      marks: 'C:\\_temp\\*',
      fixed: '放在 C:\\\\\\_temp\\\\\\* 里',
      wanted: 'C:\\_temp\\*',
    },
    {
      text: 'D:\\.git 目录',
      marks: 'D:\\.git',
      fixed: 'D:\\\\.git 目录',
      wanted: 'D:\\.git',
    },
    {
      text: '> - C:\\a\\_b，D:\\#c',
      marks: 'D:\\#c',
      fixed: '> - C:\\a\\\\\\_b，D:\\\\#c',
      wanted: 'D:\\#c',
    },
  ],
  passes: [
    'C:\\Users\\me',
    'C:\\\\\\_temp\\\\\\*',
    '`C:\\_temp`',
    '\\*字\\*',
    '映射 f:\\(X\\to Y\\)',
    'http:\\//x',
    '甲：\\*',
  ],
};
