import type {RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // markdown-it has no task lists.
  engines: ['marked', 'micromark', 'remark'],
  fails: [
    {text: '- [x]完成', marks: '[x]', fixed: '- [x] 完成', wanted: 'type="checkbox"> 完成'},
    {
      text: '- []没做\r\n- [ x ] 做了\r\n- [\u3000] 没做\r\n- [x]\u3000做了',
      marks: '[]',
      fixed: '- [ ] 没做\r\n- [x] 做了\r\n- [ ] 没做\r\n- [x] 做了',
      wanted: 'type="checkbox"> 没做',
    },
    {
      text: '> 1. [X]完成\n>    - []  没做',
      marks: '[X]',
      fixed: '> 1. [X] 完成\n>    - [ ] 没做',
      wanted: 'type="checkbox"> 完成',
    },
  ],
  passes: [
    '- [x] 完成',
    '- [ ] 没做',
    '- [x](https://example.com)',
    '- [x]完成\n\n[x]: https://example.com',
    '- []byte 是切片',
    '- [x]',
    '- [ ]',
    '- [甲] 乙',
    '- \\[x]完成',
    '- `[x]完成`',
    '[x]完成',
    '```\n- [x]完成\n```',
  ],
};
