import type {RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // markdown-it has no task lists.
  engines: ['marked', 'micromark', 'remark'],
  fails: [
    {text: '- 【x】完成', marks: '【x】', fixed: '- [x] 完成', wanted: 'type="checkbox"> 完成'},
    {
      text: '- [√] 完成\r\n- ［ ］没做\r\n- 【】 没做',
      marks: '[√]',
      fixed: '- [x] 完成\r\n- [ ] 没做\r\n- [ ] 没做',
      wanted: 'type="checkbox"> 没做',
    },
    {
      text: '> * [✓]完成\n\n1. ［x］完成',
      marks: '[✓]',
      fixed: '> * [x] 完成\n\n1. [x] 完成',
      wanted: 'type="checkbox"> 完成',
    },
  ],
  passes: [
    '- [x] 完成',
    '- 【重要】完成',
    '- [甲] 乙',
    '【x】完成',
    '- 【x】',
    '- `[√]` 是对勾',
    '- [√](https://example.com)',
    '```\n- [√] 完成\n```',
  ],
};
