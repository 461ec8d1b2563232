import {choice, numeric, type Parameters} from '../Calculator/share';
import {biasLimits, distanceLimits, stubLimits} from './model';

/** The values in the address of the calculator's own page, with their defaults. */
export const parameters = {
  supply: numeric('5', biasLimits.supply, 'V'),
  bias: numeric('430', biasLimits.bias, 'Ω'),
  wanted: numeric('300', biasLimits.wanted, 'mV'),
  terminators: choice('2', ['2', '1', '0']),
  termination: numeric('120', biasLimits.termination, 'Ω'),
  nodes: numeric('10', biasLimits.nodes),
  nodeLoad: choice('8', ['1', '2', '4', '8']),
  riseTime: numeric('500', stubLimits.riseTime, 'ns'),
  velocity: numeric('0.78', stubLimits.velocity),
  rate: numeric('115.2', distanceLimits.rate, 'kbit/s'),
  length: numeric('500', distanceLimits.length, 'm'),
} satisfies Parameters;
