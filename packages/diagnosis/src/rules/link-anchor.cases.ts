import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // The engines make no anchors; GitHub's are in tests/engines/anchors.test.ts.
  engines: allEngines,
  fails: [
    {
      text: '[三大原语（primitives）：](#三大原语（primitives）：)\n\n## 三大原语（primitives）：',
      marks: '[三大原语（primitives）：](#三大原语（primitives）：)',
      fixed: '[三大原语（primitives）：](#三大原语primitives)\n\n## 三大原语（primitives）：',
      wanted: 'href="#%E4%B8%89%E5%A4%A7%E5%8E%9F%E8%AF%ADprimitives"',
    },
    {
      text: '- [Setup](#Setup)\r\n- [甲 乙](#甲乙 "题")\r\n\r\n# Setup\r\n\r\n## 甲 乙\r\n\r\n## Setup',
      marks: '[Setup](#Setup)',
      fixed:
        '- [Setup](#setup)\r\n- [甲 乙](#甲-乙 "题")\r\n\r\n# Setup\r\n\r\n## 甲 乙\r\n\r\n## Setup',
      wanted: 'href="#setup"',
    },
  ],
  passes: [
    '[一](#一二) [二](#setup-1)\n\n# 一二\n\n# Setup\n\n# Setup',
    '[顶](#top) [外](#nowhere)\n\n# 标题',
    '[甲](#A)\n\n<a id="A"></a>\n\n# A',
    '[甲](#jia)\n\n# 甲 {#jia}',
    '[甲](other.md#A)\n\n# A',
  ],
};
