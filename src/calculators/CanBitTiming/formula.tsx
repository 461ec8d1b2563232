import {number, operator, variable} from '../Calculator/mathml';

const quanta = variable('N');

export const formulas = [
  <>
    {variable('f', 'bit')}
    {operator('=')}
    <mfrac>
      {variable('f', 'CAN')}
      <mrow>
        {variable('BRP')}
        {operator('⋅')}
        {quanta}
      </mrow>
    </mfrac>
  </>,
  <>
    {quanta}
    {operator('=')}
    {number('1')}
    {operator('+')}
    {variable('TSEG1')}
    {operator('+')}
    {variable('TSEG2')}
  </>,
  <>
    {variable('SP')}
    {operator('=')}
    <mfrac>
      <mrow>
        {number('1')}
        {operator('+')}
        {variable('TSEG1')}
      </mrow>
      {quanta}
    </mfrac>
  </>,
  <>
    {number('2')}
    <mrow>
      {operator('(')}
      {variable('τ')}
      {variable('L')}
      {operator('+')}
      {variable('t', 'node')}
      {operator(')')}
    </mrow>
    {operator('≤')}
    {variable('t', 'sample')}
  </>,
];
