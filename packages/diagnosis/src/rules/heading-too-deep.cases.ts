import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {text: '####### 七', marks: '#######', fixed: '###### 七', wanted: '<h6>七</h6>'},
    {
      text: '- ####### 七\n\n> ######### 九 ####',
      marks: '#######',
      fixed: '- ###### 七\n\n> ###### 九 ####',
      wanted: '<h6>九</h6>',
    },
  ],
  passes: ['###### 六', '#######', '####### ', '#######七', '####################', '`####### 七`'],
};
