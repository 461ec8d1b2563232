import type {RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // Micromark and remark drop the mark.
  engines: ['commonmark', 'markdown-it'],
  fails: [
    {
      text: '\uFEFF---\ntheme: gaia\n---\n\n# 你好',
      marks: '\uFEFF---',
      fixed: '---\ntheme: gaia\n---\n\n# 你好',
      wanted: '<hr><h2>theme: gaia</h2>',
    },
  ],
  passes: ['---\ntheme: gaia\n---\n\n# 你好', '\uFEFF# 你好', '\uFEFF正文\n\n---\n\n正文'],
};
