import {gfmEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: gfmEngines,
  fails: [
    {
      text: '~~删除，~~她',
      marks: '~~删除，~~',
      fixed: '~~删除~~，她',
      wanted: '<del>删除</del>',
      // markdown-it writes <s>.
      engines: ['marked', 'micromark', 'remark'],
    },
    {
      text: '~~删除，~~她',
      marks: '~~删除，~~',
      fixed: '~~删除~~，她',
      wanted: '<s>删除</s>',
      // The others write <del>.
      engines: ['markdown-it'],
    },
    {
      text: '~~ 删 ~~',
      marks: '~~ 删 ~~',
      fixed: '~~删~~',
      wanted: '!~~ 删 ~~',
    },
    {
      text: '他~~「旧」~~吧',
      marks: '~~「旧」~~',
      fixed: '他「~~旧~~」吧',
      wanted: '!~~',
    },
    {
      text: '一二~~（甲）~~，~~（乙）~~。',
      marks: '~~（甲）~~',
      fixed: '一二（~~甲~~），~~（乙）~~。',
      wanted: '!~~',
    },
    {
      text: '他的话~~（收回了）~~都在',
      marks: '~~（收回了）~~',
      fixed: '他的话（~~收回了~~）都在',
      wanted: '!~~',
    },
    {
      text: '是~~`a`~~，不是',
      marks: '~~`a`~~',
      fixed: '是 ~~`a`~~，不是',
      wanted: '!~~',
    },
    {
      text: '- ~~甲：~~乙~~丙：~~丁',
      marks: '~~丙：~~',
      fixed: '- ~~甲~~：乙~~丙~~：丁',
      wanted: '!~~',
    },
  ],
  passes: [
    '~~删除~~，她',
    '~~删除，~~ 她',
    '你好~~ 我来了~~',
    '你好~~，我来了~~',
    '嘻嘻~~（笑）哈哈~~',
    '嘻嘻~~（笑）~~哈哈',
    'a ~~ b ~~ c',
    '`~~删除，~~她`',
    '\\~~删除，\\~~她',
  ],
};
