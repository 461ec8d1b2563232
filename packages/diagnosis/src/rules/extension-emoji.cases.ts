import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {text: '发布了 :tada:', marks: ':tada:', fixed: '发布了 🎉', wanted: '🎉'},
    {
      text: '- :white_check_mark: 做完\r\n- **:+1:**',
      marks: ':white_check_mark:',
      fixed: '- ✅ 做完\r\n- **👍**',
      wanted: '✅',
    },
  ],
  passes: ['`:tada:`', '12:30:45', 'a:b:c', 'http://a.b:80:x', '::before:', '甲：乙：丙'],
};
