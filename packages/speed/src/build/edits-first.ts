import {once, EventEmitter} from 'node:events';
import {setTimeout} from 'node:timers/promises';
import type {Compiler} from '@markdown-zh/build-tools/bundler';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

const name = 'edits-first';

/** Milliseconds in which the bundler starts to compile an edit. */
const notice = 300;

/** Milliseconds in which a browser loads the result. */
const fetching = 500;

/**
 * Docusaurus's docs plugin, but `npm start` shows an edit before it reads all docs again for their lists and links. Otherwise
 * both start at once, and the edit appears after both.
 */
export default function editsFirst(docs: Plugin<LoadedContent>): Plugin<LoadedContent> {
  if (process.env.NODE_ENV !== 'development') {
    return docs;
  }
  const watcher = createEditWatcher();
  let isLoaded = false;
  return {
    ...docs,
    async loadContent() {
      if (isLoaded) {
        await watcher.wait();
      }
      isLoaded = true;
      return docs.loadContent?.() as Promise<LoadedContent>;
    },
    configureWebpack(...args) {
      const changes = docs.configureWebpack?.(...args) ?? {};
      return {...changes, plugins: [...(changes.plugins ?? []), {apply: watcher.apply}]};
    },
  };
}

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
