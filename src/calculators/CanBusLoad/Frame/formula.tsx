import {number, operator, variable} from '../../Calculator/mathml';

const stuffed = (
  <mrow>
    {variable('g')}
    {operator('+')}
    {number('8')}
    {variable('n')}
  </mrow>
);

const classic = [
  <>
    {variable('C')}
    {operator('=')}
    {variable('N')}
    {operator('⋅')}
    {variable('τ', 'bit')}
  </>,
  <>
    {variable('N')}
    {operator('=')}
    {stuffed}
    {operator('+')}
    {number('13')}
    {operator('+')}
    <mrow>
      {operator('⌊')}
      <mfrac>
        <mrow>
          {stuffed}
          {operator('−')}
          {number('1')}
        </mrow>
        {number('4')}
      </mfrac>
      {operator('⌋')}
    </mrow>
  </>,
];

const fd = [
  <>
    {variable('t', 'FD')}
    {operator('=')}
    <mfrac>
      <mrow>
        {number('29')}
        {operator('+')}
        {variable('s', 'a')}
      </mrow>
      {variable('f', 'arb')}
    </mfrac>
    {operator('+')}
    <mfrac>
      <mrow>
        {variable('N', 'd')}
        {operator('+')}
        {variable('s', 'd')}
      </mrow>
      {variable('f', 'data')}
    </mfrac>
  </>,
  <>
    {variable('N', 'd')}
    {operator('=')}
    {number('10')}
    {operator('+')}
    {number('8')}
    {variable('n')}
    {operator('+')}
    {variable('L', 'CRC')}
    {operator('+')}
    {variable('L', 'FSB')}
  </>,
];

export const formulas = {classic, fd};
