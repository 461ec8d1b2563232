import type {Compiler} from '../compiler';
import {createChecker} from './checker';
import {createEvents} from './events';
import {createTerminal} from './terminal';
import type {Site} from './view';
import {watchContent} from './watch-content';

interface Following {
  /** Makes a bundler's first compilation begin it. */
  readonly apply: (compiler: Compiler) => void;
  /** Tells a browser, until that goes away. */
  readonly answer: ReturnType<typeof createEvents>['answer'];
}

/** Checks the articles of a site when the site has been compiled for the first time and at each save from then on. */
export function followContent(site: Site): Following {
  const terminal = createTerminal(process.stdout);
  const {check, renew, view} = createChecker(site, (notice) => {
    changed();
    if (notice) {
      terminal.tell(notice);
    }
  });
  const {changed, answer} = createEvents(view);
  let isBegun = false;
  return {
    apply: (compiler) => {
      terminal.apply(compiler);
      compiler.hooks.done.tap('content-issues', () => {
        if (isBegun) {
          return;
        }
        isBegun = true;
        const {poll = false} = compiler.options.watchOptions;
        watchContent(
          site.root,
          {poll},
          {
            ready: check,
            changed: ({isCode}) => {
              if (isCode) {
                renew();
              }
              check();
            },
          },
        );
      });
    },
    answer,
  };
}
