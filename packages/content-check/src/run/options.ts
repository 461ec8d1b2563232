import {parseArgs} from 'node:util';
import {withFlags} from '../config.ts';

/** What the check is asked for. */
export interface Options {
  readonly config: string | undefined;
  readonly anew: boolean;
  readonly changed: boolean;
  readonly since: string;
  readonly fix: boolean;
  readonly json: boolean;
  readonly listLinks: boolean;
  readonly online: boolean;
  readonly help: boolean;
}

export const usage = (command: string) => `${withFlags(command, '[options]')}

  --config FILE  the module whose default export is the site's configuration
  --changed      of what articles say by themselves, only what changed since the last commit
  --since REF    the same, since REF: a branch, a tag or a commit
  --fix          mends what can be mended safely, and records new addresses
  --json         prints {articles, drafts, issues} and nothing else; with --online {unsure} as well
  --list-links   prints the addresses of other sites, with the places that link to them
  --online       asks these addresses whether they answer: one that is gone is an issue, one that cannot be told is listed
  --anew         uses nothing that an earlier run found`;

/** Reads the flags. Throws an error with one sentence where there is one that is none. */
export function readOptions(args: readonly string[]): Options {
  const flag = {type: 'boolean', default: false} as const;
  const {values} = parseArgs({
    args: [...args],
    options: {
      config: {type: 'string'},
      anew: flag,
      changed: flag,
      since: {type: 'string'},
      fix: flag,
      json: flag,
      'list-links': flag,
      online: flag,
      help: flag,
    },
  });
  const {config, since, 'list-links': listLinks, changed, ...others} = values;
  return {
    ...others,
    config,
    listLinks,
    since: since ?? 'HEAD',
    changed: changed || since !== undefined,
  };
}
