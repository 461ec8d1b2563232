import {parseArgs} from 'node:util';
import {withFlags} from '../config.ts';

const formats = ['text', 'json', 'github'] as const;

/** The flags of the command line. */
export interface Options {
  /** Files and folders of articles, as they were typed. Without one, all articles are checked. */
  readonly paths: readonly string[];
  readonly config: string | undefined;
  readonly noCache: boolean;
  readonly changed: boolean;
  readonly since: string;
  readonly fix: boolean;
  readonly format: (typeof formats)[number];
  /** Prints each warning. */
  readonly all: boolean;
  /** With more warnings, the exit code is 1. */
  readonly maxWarnings: number;
  readonly listLinks: boolean;
  readonly online: boolean;
  readonly help: boolean;
}

export const usage = (command: string) => `${withFlags(command, '[options] [file or folder …]')}

  --config FILE  the module whose default export is the site's configuration
  --changed      reports issues of changed articles only: those that differ from the last commit
  --since REF    compares with REF instead: a branch, a tag or a commit
  --fix          converts what is not valid MDX, fixes what is safe to fix, and records new addresses
  --all          prints each warning; otherwise they are counted by rule, with a few places
  --max-warnings N  makes more warnings than N an error (default: no limit)
  --format NAME  text, json, or github, which also annotates a pull request (default in GitHub Actions)
  --json         --format json: prints {articles, drafts, issues} and nothing else; with --online also {unsure}
  --list-links   prints the external links of all articles, with the places that link to them
  --online       requests each external link: a dead one is an issue, an uncertain one is listed
  --no-cache     checks every article again`;

/**
 * Reads the flags. Throws an error with one sentence at an unknown flag.
 *
 * @param isWorkflow whether GitHub Actions runs the command
 */
export function readOptions(args: readonly string[], isWorkflow: boolean): Options {
  const flag = {type: 'boolean', default: false} as const;
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      config: {type: 'string'},
      'no-cache': flag,
      changed: flag,
      since: {type: 'string'},
      fix: flag,
      all: flag,
      format: {type: 'string'},
      json: flag,
      'max-warnings': {type: 'string'},
      'list-links': flag,
      online: flag,
      help: flag,
    },
  });
  const {config, since, changed, fix, all, json, online, help} = values;
  const maxWarnings = Number(values['max-warnings'] ?? Infinity);
  if (Number.isNaN(maxWarnings)) {
    throw new Error(`--max-warnings needs a number, not "${values['max-warnings']}".`);
  }
  const name = json ? 'json' : (values.format ?? (isWorkflow ? 'github' : 'text'));
  const format = formats.find((known) => known === name);
  if (format === undefined) {
    throw new Error(`--format needs one of ${formats.join(', ')}, not "${name}".`);
  }
  return {
    paths: positionals,
    config,
    fix,
    all,
    format,
    online,
    help,
    maxWarnings,
    listLinks: values['list-links'],
    noCache: values['no-cache'],
    since: since ?? 'HEAD',
    changed: changed || since !== undefined,
  };
}
