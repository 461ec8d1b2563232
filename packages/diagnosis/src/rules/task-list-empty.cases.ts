import {gfmEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // markdown-it has no task lists.
  engines: gfmEngines.filter((engine) => engine !== 'markdown-it'),
  fails: [
    {
      text: '- [x] 买菜\n- [ ]',
      marks: '[ ]',
      fixed: '- [x] 买菜\n- [ ] 做饭',
      wanted: '![ ]',
    },
    {text: '> 1. [x]\r\n', marks: '[x]', fixed: '> 1. [x] 做饭\r\n', wanted: '![x]'},
  ],
  passes: ['- [ ] 买菜', '- [x](a.md)', '[ ]', '- `[ ]`', '- [] '],
};
