import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '<!-- 说明 --> **文字**',
      marks: '**文字**',
      fixed: '<!-- 说明 -->\n**文字**',
      wanted: '<strong>文字</strong>',
    },
    {
      text: '一\r\n\r\n- <!--\r\n  两行 -->- 项\r\n',
      marks: '- 项',
      fixed: '一\r\n\r\n- <!--\r\n  两行 -->\r\n  - 项\r\n',
      wanted: '<ul><li>项</li></ul>',
    },
  ],
  passes: [
    '<!-- 说明 -->\n**文字**',
    '<!-- a --> <p>一</p>',
    '文字 <!-- a --> **粗**',
    '<!-- **文字** -->',
  ],
};
