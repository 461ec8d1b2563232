import {choice, numeric, type Parameters} from '../Calculator/share';
import {limits, modes} from './model';

/** The values in the address of the calculator's own page, with their defaults. */
export const parameters = {
  mode: choice('fast', Object.keys(modes)),
  supply: numeric('3.3', limits.supply, 'V'),
  capacitance: numeric('100', limits.capacitance, 'pF'),
  resistor: numeric('2200', limits.resistor, 'Ω'),
} satisfies Parameters;
