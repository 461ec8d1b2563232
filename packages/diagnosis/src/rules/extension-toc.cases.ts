import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '[TOC]\n\n# 标题',
      marks: '[TOC]',
      fixed: '- [标题](#标题)\n\n# 标题',
      wanted: '!<p>[TOC]</p>',
    },
    {
      text: '# 标题\r\n\r\n[[_TOC_]]\r\n\r\n> @[toc]',
      marks: '[[_TOC_]]',
      fixed: '# 标题\r\n\r\n- [标题](#标题)',
      wanted: '!<p>@[toc]</p>',
    },
  ],
  passes: [
    '写 [TOC] 生成目录。',
    '`[TOC]`',
    '[toc]\n\n[toc]: /toc',
    '[TOC](/toc)',
    '    [TOC]',
    '\\[TOC]',
  ],
};
