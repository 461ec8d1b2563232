import {once, EventEmitter} from 'node:events';
import {setTimeout} from 'node:timers/promises';
import type {Compiler} from '@markdown-zh/build-tools/bundler';

const name = 'edits-first';

/** Milliseconds in which the bundler starts to compile an edit. */
const notice = 300;

/** Milliseconds in which a browser loads the result. */
const fetching = 500;

/** Delays other work until an edit is shown. */
interface EditWatcher {
  /** Listens to a bundler that watches files. */
  readonly apply: (compiler: Pick<Compiler, 'hooks'>) => void;
  /** Resolves when the latest edit is shown, or if the bundler does not start, because it may not know the file. */
  readonly wait: () => Promise<void>;
}

export function createEditWatcher(): EditWatcher {
  const events = new EventEmitter().setMaxListeners(0); // an edit that is not compiled leaves a listener until the next edit
  let isCompiling = false;
  return {
    apply: ({hooks}) => {
      hooks.watchRun.tap(name, () => {
        isCompiling = true;
        events.emit('begun');
      });
      hooks.done.tap(name, () => {
        isCompiling = false;
        events.emit('done');
      });
    },
    wait: async () => {
      if (!isCompiling) {
        await Promise.race([once(events, 'begun'), setTimeout(notice)]);
      }
      if (isCompiling) {
        await once(events, 'done');
        await setTimeout(fetching);
      }
    },
  };
}
