import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '面积 10 m^2^',
      marks: '^2^',
      fixed: '面积 10 m<sup>2</sup>',
      wanted: '<sup>2</sup>',
    },
    {
      text: '- H~2~O 和 CO~2~\r\n',
      marks: '~2~',
      fixed: '- H<sub>2</sub>O 和 CO<sub>2</sub>\r\n',
      wanted: '<sub>2</sub>',
    },
  ],
  passes: ['`m^2^`', '$x^2^$', '^_^ 和 ^o^', '~删~', '2~3~4', 'a^b c^d', '[^1]'],
};
