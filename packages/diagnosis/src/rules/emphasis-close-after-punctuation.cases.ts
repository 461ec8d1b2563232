import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '**真，**她说。',
      marks: '**真，**',
      fixed: '**真**，她说。',
      wanted: '<strong>真</strong>',
    },
    {
      text: '这是*重点：*请看',
      marks: '*重点：*',
      fixed: '这是*重点*：请看',
      wanted: '<em>重点</em>',
    },
    {
      text: '__真，__她',
      marks: '__真，__',
      fixed: '__真__，她',
      wanted: '<strong>真</strong>',
    },
    {
      text: '***真，***她',
      marks: '***真，***',
      fixed: '***真***，她',
      wanted: '<em><strong>真</strong></em>，她',
    },
    {
      text: '**甲，**乙**丙，**丁',
      marks: '**丙，**',
      fixed: '**甲**，乙**丙**，丁',
      wanted: '<strong>丙</strong>，丁',
    },
    {
      text: '**`code`，**她',
      marks: '**`code`，**',
      fixed: '**`code`**，她',
      wanted: '<strong><code>code</code></strong>',
    },
    {
      text: '**[文档](https://example.com)**里',
      marks: '**[文档](https://example.com)**',
      fixed: '[**文档**](https://example.com)里',
      wanted: '<a href="https://example.com"><strong>文档</strong></a>',
    },
    {
      text: '**《三体》**很好',
      marks: '**《三体》**',
      fixed: '《**三体**》很好',
      wanted: '<strong>三体</strong>',
    },
    {
      text: '**50%**的人',
      marks: '**50%**',
      fixed: '**50%** 的人',
      wanted: '<strong>50%</strong>',
    },
    {
      text: '**反压（back-pressure）**机制',
      marks: '**反压（back-pressure）**',
      fixed: '**反压（back-pressure）** 机制',
      wanted: '<strong>反压（back-pressure）</strong>',
    },
    {
      text: '> - **注意：**先*备份*\r\n> - **再，**更新',
      marks: '**注意：**',
      fixed: '> - **注意**：先*备份*\r\n> - **再**，更新',
      wanted: '<strong>再</strong>',
    },
  ],
  passes: [
    '**真**，她',
    '**真，** 她',
    '**真，**',
    '**真，**「她」',
    '2*3*4',
    '`**真，**她`',
    '\\*\\*真，\\*\\*她',
    '<b>**真</b>，她',
    '[**真，**](a.md)',
    'char **a，**b',
    '传入 **kwargs、**options 两组',
    '公式 $a**b，**c$ 不动',
    '---\ntitle: **真，**她\n---\n\n文',
  ],
};
