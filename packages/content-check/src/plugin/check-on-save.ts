import type {Compiler} from '@markdown-zh/build-tools/bundler';
import {createChecker} from './checker.ts';
import {createEvents} from './events.ts';
import {createTerminal} from './terminal.ts';
import type {Site} from './view.ts';
import {watchContent} from './watch-content.ts';

interface Following {
  /** Starts the checks after the bundler's first compilation. */
  readonly apply: (compiler: Compiler) => void;
  /** Sends events to a browser until it disconnects. */
  readonly answer: ReturnType<typeof createEvents>['answer'];
}

/** Checks the articles of a site after its first compilation, and at each save from then on. */
export function checkOnSave(site: Site): Following {
  const terminal = createTerminal(process.stdout);
  const {check, reload, watched, view} = createChecker(site, (notice) => {
    changed();
    if (notice) {
      terminal.show(notice);
    }
  });
  const {changed, answer} = createEvents(view);
  let isBegun = false;
  return {
    apply: (compiler) => {
      terminal.apply(compiler);
      compiler.hooks.done.tap('content-issues', () => {
        // `docusaurus build --dev` does not watch files.
        if (isBegun || !compiler.watchMode) {
          return;
        }
        isBegun = true;
        const {poll = false} = compiler.options.watchOptions;
        const listeners = {
          ready: check,
          changed: ({isCode}: {readonly isCode: boolean}) => {
            if (isCode) {
              reload();
            }
            check();
          },
        };
        void watched().then((paths) => {
          watchContent(site.root, paths, {poll}, listeners);
        });
      });
    },
    answer,
  };
}
