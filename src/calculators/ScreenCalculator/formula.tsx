import {number, operator, squared, thinSpace, variable} from '../Calculator/mathml';

const distance = (
  <>
    {variable('D')}
    {operator('=')}
    <mfrac>
      <mrow>
        {variable('PPD')}
        {operator('⋅')}
        {variable('p')}
      </mrow>
      <mrow>
        {number('2')}
        {thinSpace}
        {variable('tan')}
        {thinSpace}
        {number('0.5°')}
      </mrow>
    </mfrac>
  </>
);

const byDiagonal = [
  <>
    {variable('PPI')}
    {operator('=')}
    <mfrac>
      <msqrt>
        {squared(variable('w'))}
        {operator('+')}
        {squared(variable('h'))}
      </msqrt>
      {variable('d')}
    </mfrac>
  </>,
  <>
    {variable('p')}
    {operator('=')}
    <mfrac>
      {number('25.4')}
      {variable('PPI')}
    </mfrac>
  </>,
  distance,
];

const byArea = [
  <>
    {variable('p', 'x')}
    {operator('=')}
    <mfrac>
      {variable('W')}
      {variable('w')}
    </mfrac>
  </>,
  <>
    {variable('p', 'y')}
    {operator('=')}
    <mfrac>
      {variable('H')}
      {variable('h')}
    </mfrac>
  </>,
  distance,
];

/** The formulas for each kind of known value. */
export const formulas = {diagonal: byDiagonal, area: byArea};
