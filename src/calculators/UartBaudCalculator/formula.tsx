import {number, operator, variable} from '../Calculator/mathml';

const samples = variable('S');
const bits = variable('D');

export const formulas = [
  <>
    {variable('f', 'baud')}
    {operator('=')}
    <mfrac>
      {variable('f')}
      <mrow>
        {samples}
        {operator('⋅')}
        {variable('N')}
      </mrow>
    </mfrac>
  </>,
  <>
    {variable('R', 'slow')}
    {operator('=')}
    <mfrac>
      <mrow>
        {operator('(')}
        {bits}
        {operator('+')}
        {number('1')}
        {operator(')')}
        {samples}
      </mrow>
      <mrow>
        {samples}
        {operator('−')}
        {number('1')}
        {operator('+')}
        {bits}
        {samples}
        {operator('+')}
        {variable('S', 'F')}
      </mrow>
    </mfrac>
  </>,
  <>
    {variable('R', 'fast')}
    {operator('=')}
    <mfrac>
      <mrow>
        {operator('(')}
        {bits}
        {operator('+')}
        {number('2')}
        {operator(')')}
        {samples}
      </mrow>
      <mrow>
        {operator('(')}
        {bits}
        {operator('+')}
        {number('1')}
        {operator(')')}
        {samples}
        {operator('+')}
        {variable('S', 'M')}
      </mrow>
    </mfrac>
  </>,
];
