import {constants, setPriority} from 'node:os';

/**
 * Lets this thread, and those it begins, run when others leave a processor. Not with the lowest priority: where other programs have all processors, a
 * build would wait for it (57 and 73 s, for 33 and 37, of 50 pages beside two such programs). Elsewhere than on Linux it would be said
 * of the whole process, and is not.
 */
export function lowerPriority(): void {
  if (process.platform === 'linux') {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  }
}
