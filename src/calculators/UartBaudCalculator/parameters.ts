import {choice, numeric, type Parameters} from '../Calculator/share';
import {dividers} from './dividers';
import {limits} from './model';

/** The values in the address of the calculator's own page, with their defaults. */
export const parameters = {
  divider: choice('stm32-16', Object.keys(dividers)),
  clock: numeric('16', limits.clock, 'MHz'),
  baud: numeric('115200', limits.baud, 'bit/s'),
  bits: numeric('8', limits.bits),
  otherError: numeric('0', limits.otherError, '%'),
} satisfies Parameters;
