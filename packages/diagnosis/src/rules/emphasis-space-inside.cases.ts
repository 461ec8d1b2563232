import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '** 粗体 **',
      marks: '** 粗体 **',
      fixed: '**粗体**',
      wanted: '<strong>粗体</strong>',
    },
    {
      text: '这是** 粗体 **吧',
      marks: '** 粗体 **',
      fixed: '这是**粗体**吧',
      wanted: '<strong>粗体</strong>',
    },
    {
      text: '**粗体 **吧',
      marks: '**粗体 **',
      fixed: '**粗体**吧',
      wanted: '<strong>粗体</strong>',
    },
    {
      text: '**\u3000重点**',
      marks: '**\u3000重点**',
      fixed: '**重点**',
      wanted: '<strong>重点</strong>',
    },
    {
      text: '用** bold **吧',
      marks: '** bold **',
      fixed: '用 **bold** 吧',
      wanted: '<strong>bold</strong>',
    },
    {
      text: '这是* 斜体 *吧',
      marks: '* 斜体 *',
      fixed: '这是*斜体*吧',
      wanted: '<em>斜体</em>',
    },
    {
      text: '他说** 「好」 **吧',
      marks: '** 「好」 **',
      fixed: '他说「**好**」吧',
      wanted: '<strong>好</strong>',
    },
    {
      text: '> 1. 甲** 乙 **丙\n> 2. 丁** 戊 **己',
      marks: '** 乙 **',
      fixed: '> 1. 甲**乙**丙\n> 2. 丁**戊**己',
      wanted: '<strong>戊</strong>',
    },
  ],
  passes: [
    '**粗体**',
    '说 **粗体** 吧',
    '2 ** 3 ** 4',
    'x = a ** b ** c',
    '长 * 宽 * 高',
    '价格* 100 元，运费* 20 元',
    'char *a, *b; char **c, **d',
    '调用 f(*args, **kwargs) 和 g(**options)',
    '传 **kwargs 和 **options 两个',
    '** 甲\n** 乙',
    '* 甲\n* 乙 *',
    '`** 粗体 **`',
    '\\** 粗体 \\**',
    '**/*.ts 和 src/**/*.js',
  ],
};
