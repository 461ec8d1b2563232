import {number, operator, unit, variable} from '../../Calculator/mathml';

export const biasFormulas = [
  <>
    {variable('V', 'AB')}
    {operator('=')}
    {variable('V', 'CC')}
    <mfrac>
      {variable('R', 'T')}
      <mrow>
        {variable('R', 'T')}
        {operator('+')}
        {number('2')}
        {variable('R', 'b')}
      </mrow>
    </mfrac>
  </>,
  <>
    {variable('n', 'b')}
    {operator('=')}
    <mfrac>
      <mrow>
        {number('12')}
        {unit('kΩ')}
      </mrow>
      {variable('R', 'b')}
    </mfrac>
  </>,
];
