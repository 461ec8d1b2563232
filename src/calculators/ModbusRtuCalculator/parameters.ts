import {choice, numeric, text, type Parameters} from '../Calculator/share';
import {limits, solveModbus} from './model';

/** The values in the address of the calculator's own page, with their defaults. */
export const parameters = {
  frame: text(
    '01 03 00 00 00 0A',
    (frame) => solveModbus({frame, baud: '9600'}, '11').errors.frame === undefined,
  ),
  baud: numeric('9600', limits.baud, 'bit/s'),
  characterBits: choice('11', ['11', '10']),
} satisfies Parameters;
