import {constants, setPriority} from 'node:os';

/** Lets this thread, and those it begins, run when no other wants a processor. Elsewhere than on Linux that would be said of the whole process, and is not. */
export function yieldToOthers(): void {
  if (process.platform === 'linux') {
    setPriority(constants.priority.PRIORITY_LOW);
  }
}
