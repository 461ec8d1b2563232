import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '- 甲\n- 乙\n下面是正文。',
      marks: '下面是正文。',
      fixed: '- 甲\n- 乙\n\n下面是正文。',
      wanted: '<p>下面是正文。</p>',
    },
    {
      text: '> 1. One\r\n> 2. Two\r\n> Then this.\r\n',
      marks: 'Then this.',
      fixed: '> 1. One\r\n> 2. Two\r\n>\r\n> Then this.\r\n',
      wanted: '<p>Then this.</p>',
    },
  ],
  passes: [
    '- 甲\n- 乙\n\n正文',
    '- 甲\n  续\n- 乙\n  续行',
    '- 这一项很长，所以作者在这里把它折成了两行来写\n续行',
    '- 甲\n- 这一项很长很长很长很长很长很长很长很长，所以作者在这里把它折成了两行来写，\n这是第二行',
    '- one\n- two\nand more',
  ],
};
