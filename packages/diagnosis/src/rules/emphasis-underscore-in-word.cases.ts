import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '这是__粗体__字',
      marks: '__粗体__',
      fixed: '这是**粗体**字',
      wanted: '<strong>粗体</strong>',
    },
    {
      text: '这是_斜体_',
      marks: '_斜体_',
      fixed: '这是*斜体*',
      wanted: '<em>斜体</em>',
    },
    {
      text: '这是__重点：__请看',
      marks: '__重点：__',
      fixed: '这是**重点**：请看',
      wanted: '<strong>重点</strong>',
    },
    {
      text: '售出__1337__份',
      marks: '__1337__',
      fixed: '售出**1337**份',
      wanted: '<strong>1337</strong>',
    },
    {
      text: '是__甲__和__乙__的',
      marks: '__乙__',
      fixed: '是**甲**和**乙**的',
      wanted: '<strong>乙</strong>',
    },
    {
      text: '- 甲__乙__丙\n- > 丁__戊__己',
      marks: '__乙__',
      fixed: '- 甲**乙**丙\n- > 丁**戊**己',
      wanted: '<strong>戊</strong>',
    },
  ],
  passes: [
    '这是，__重点__，内容',
    '__重点__',
    'snake_case_name',
    '__init__ 方法',
    '调用__init__方法',
    '报告_2024_终版.docx',
    '张三_作业_第一章',
    '我叫__，今年__岁',
    '住在__市，在__工作',
    '姓名：__ 年龄：__',
    '答案是____。',
    '`这是__粗体__字`',
    '公式 $甲_1__乙_2$',
  ],
};
