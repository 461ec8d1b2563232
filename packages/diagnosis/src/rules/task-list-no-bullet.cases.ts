import type {RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // markdown-it has no task lists.
  engines: ['marked', 'micromark', 'remark'],
  fails: [
    {text: '[x] 完成', marks: '[x]', fixed: '- [x] 完成', wanted: 'type="checkbox"> 完成'},
    {
      text: '清单：\r\n[ ] 买菜\r\n[X] 做饭',
      marks: '[ ]',
      fixed: '清单：\r\n- [ ] 买菜\r\n- [X] 做饭',
      wanted: 'type="checkbox"> 做饭',
    },
    {
      text: '> [ ] 买菜\n> [ ] 做饭',
      marks: '[ ]',
      fixed: '> - [ ] 买菜\n> - [ ] 做饭',
      wanted: 'type="checkbox"> 做饭',
    },
  ],
  passes: [
    '- [x] 完成',
    '[ ] 是 [ ] 否',
    '[x] 完成\n\n[x]: https://example.com',
    '[x]',
    '`[x]` 完成',
    '\\[x] 完成',
    '数组 [ ] 为空',
    '```\n[x] 完成\n```',
  ],
};
