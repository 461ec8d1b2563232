import {numeric, type Parameters} from '../Calculator/share';
import {limits as dividerLimits} from './Divider/model';
import {limits as ldoLimits} from './Ldo/model';

/** The values in the address of the calculator's own page, with their defaults. */
export const parameters = {
  input: numeric('12', dividerLimits.input, 'V'),
  output: numeric('3.3', dividerLimits.output, 'V'),
  total: numeric('20', dividerLimits.total, 'kΩ'),
  load: numeric('0', dividerLimits.load, 'µA'),
  tolerance: numeric('1', dividerLimits.tolerance, '%'),
  ldoInput: numeric('5', ldoLimits.ldoInput, 'V'),
  ldoOutput: numeric('3.3', ldoLimits.ldoOutput, 'V'),
  ldoLoad: numeric('200', ldoLimits.ldoLoad, 'mA'),
  quiescent: numeric('5', ldoLimits.quiescent, 'mA'),
  thermal: numeric('90', ldoLimits.thermal, '°C/W'),
  ambient: numeric('50', ldoLimits.ambient, '°C'),
  junctionLimit: numeric('125', ldoLimits.junctionLimit, '°C'),
} satisfies Parameters;
