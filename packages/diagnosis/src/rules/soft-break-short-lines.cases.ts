import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: 'Roses are red\nViolets are blue',
      marks: 'Roses are red',
      fixed: 'Roses are red\\\nViolets are blue',
      wanted: 'red<br>',
    },
    {
      text: '> Tom Lee\r\n> Room 3, Main Street\r\n> London\r\n',
      marks: 'Tom Lee',
      fixed: '> Tom Lee\\\r\n> Room 3, Main Street\\\r\n> London\r\n',
      wanted: 'Lee<br>',
    },
  ],
  passes: [
    'Roses are red  \nViolets are blue',
    'This sentence was wrapped by its\nauthor at some width.',
    'One line',
    'A long line that was wrapped by hand at the width of\nSome editor',
    '`Roses`\n`Violets`',
  ],
};
