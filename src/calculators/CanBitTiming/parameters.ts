import {choice, numeric, type Parameters} from '../Calculator/share';
import {controllers, type Controller, type ControllerName} from './controllers';
import {limits, rateLimits} from './model';

/** The values in the address of the calculator's own page, with their defaults. */
export const parameters = {
  controller: choice('bxcan', Object.keys(controllers)),
  clock: numeric('80', limits.clock, 'MHz'),
  rate: numeric(
    '500',
    ({controller = 'bxcan'}) => {
      const {phase}: Controller = controllers[controller as ControllerName];
      return rateLimits[phase];
    },
    'kbit/s',
  ),
  samplePoint: numeric('87.5', limits.samplePoint, '%'),
  nodeDelay: numeric('300', limits.nodeDelay, 'ns'),
  cableDelay: numeric('5', limits.cableDelay, 'ns/m'),
} satisfies Parameters;
