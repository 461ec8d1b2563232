import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '他说**「好」**吧',
      marks: '**「好」**',
      fixed: '他说「**好**」吧',
      wanted: '<strong>好</strong>',
    },
    {
      text: '他说**“好”**吧',
      marks: '**“好”**',
      fixed: '他说“**好**”吧',
      wanted: '<strong>好</strong>',
    },
    {
      text: '说**「甲」**和**「乙」**吧',
      marks: '**「乙」**',
      fixed: '说「**甲**」和「**乙**」吧',
      wanted: '<strong>乙</strong>',
    },
    {
      text: '用**`npm`**安装',
      marks: '**`npm`**',
      fixed: '用 **`npm`** 安装',
      wanted: '<strong><code>npm</code></strong>',
    },
    {
      text: '看**[文档](https://example.com)**吧',
      marks: '**[文档](https://example.com)**',
      fixed: '看[**文档**](https://example.com)吧',
      wanted: '<strong>文档</strong>',
    },
    {
      text: '他**（可选）步骤**吧',
      marks: '**（可选）步骤**',
      fixed: '他 **（可选）步骤**吧',
      wanted: '<strong>（可选）步骤</strong>',
    },
    {
      text: '他**——真的**吗',
      marks: '**——真的**',
      fixed: '他——**真的**吗',
      wanted: '<strong>真的</strong>',
    },
    {
      text: '他说*「好」*吧',
      marks: '*「好」*',
      fixed: '他说「*好*」吧',
      wanted: '<em>好</em>',
    },
    {
      text: '他**「好」和「坏」**吧',
      marks: '**「好」和「坏」**',
      fixed: '他 **「好」和「坏」** 吧',
      wanted: '<strong>「好」和「坏」</strong>',
    },
    {
      text: '他说**「好」。**她走',
      marks: '**「好」。**',
      fixed: '他说「**好**」。她走',
      wanted: '<strong>好</strong>',
    },
    {
      text: '- 他说**「好」**吧\r\n  > 她说**《坏》**吗',
      marks: '**「好」**',
      fixed: '- 他说「**好**」吧\r\n  > 她说《**坏**》吗',
      wanted: '<strong>坏</strong>',
    },
  ],
  passes: [
    '他说「**好**」吧',
    '**「好」**，他说',
    '他说 **「好」** 吧',
    '2*(3+4)*5',
    '2**(3+4)**5',
    '长*（宽+高）*2',
    'A*（改进）和 B*（原版）',
    '系数 0.45**（显著），0.3**（不显著）',
    '价格**（含税）和运费**（另计）',
    '李**（男）、王**（女）',
    '王**、李**、张**获奖',
    '`他说**「好」**吧`',
    '他说\\*\\*「好」\\*\\*吧',
  ],
};
