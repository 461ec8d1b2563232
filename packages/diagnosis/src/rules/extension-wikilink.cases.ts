import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '参见[[安装步骤]]。',
      marks: '[[安装步骤]]',
      fixed: '参见[安装步骤](安装步骤.md)。',
      wanted: '![[安装步骤]]',
    },
    {
      text: '> 见 [[notes/Setup#First|别名]]\r\n\r\n- ![[图.png]]',
      marks: '[[notes/Setup#First|别名]]',
      fixed: '> 见 [别名](notes/Setup.md)\r\n\r\n- ![图](图.png)',
      wanted: '!![[图.png]]',
    },
    {
      text: '效果如下 ![[1.png]] 见 [[2024 计划|计划]]',
      marks: '![[1.png]]',
      fixed: '效果如下 ![1](1.png) 见 [计划](2024-计划.md)',
      wanted: '!![[1.png]]',
    },
  ],
  passes: [
    '`[[页面]]`',
    '矩阵 [[1, 2], [3, 4]]',
    'shell 的 [[ -f file ]] 与 [[ $a == b ]]',
    'C++ 的 [[nodiscard]] 属性',
    '数组 x[[i]]',
    '[[文字]](/a)',
    '[[页面]]\n\n[页面]: /a',
    '[[_TOC_]]',
    '对象的 [[Prototype]] 与 [[Get]]',
    '对象的 [[scope]] 与 [[class]]',
    '编号 [[1]]、[[2a]] 与 [[^1]]',
  ],
};
