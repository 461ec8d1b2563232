import {posix} from 'node:path';
import {watch} from 'chokidar';
import type {Config} from '../config.ts';

/** What decides about issues, by paths from the site's folder. */
export interface Watched {
  /** Articles, what lies beside them, and the addresses that were published. */
  readonly content: readonly string[];
  /** The configuration, which a running check has loaded. */
  readonly code: readonly string[];
}

/**
 * What to watch for the check of a site.
 *
 * @param file of the configuration, from the site's folder: the folder in which it is counts with it, unless that is the site's own
 */
export function watchedOf(
  {folders, authors, tags, addresses}: Config,
  file: string | undefined,
): Watched {
  const folder = file === undefined ? '.' : posix.dirname(file.replaceAll('\\', '/'));
  return {
    content: [
      ...folders.map(({path}) => path),
      authors,
      tags,
      'src/pages',
      'static',
      ...(addresses ? [addresses.record] : []),
    ],
    code: file === undefined ? [] : [folder === '.' ? file : folder],
  };
}

/** Milliseconds without another change by which a save is over: editors write in several steps. */
const quiet = 50;

interface Options {
  /** Whether and how often files are looked at, where the system does not tell of changes: as the bundler does it. */
  readonly poll: boolean | number;
}

interface Listeners {
  /** Something below `root` has changed that the checks read. */
  readonly changed: (change: {readonly isCode: boolean}) => void;
  /** No change is missed from now on. */
  readonly ready: () => void;
}

/** Tells of changes of what the checks of articles read, below `root`, once for each save. */
export function watchContent(
  root: string,
  {content, code}: Watched,
  {poll}: Options,
  {changed, ready}: Listeners,
): void {
  let isCode = false;
  let timer: NodeJS.Timeout | undefined;
  watch([...content, ...code], {
    cwd: root,
    ignoreInitial: true,
    ignored: /(?:^|[/\\])\.|\.test\.ts$/,
    usePolling: poll !== false,
    ...(typeof poll === 'number' && {interval: poll}),
  })
    .on('all', (_event, path) => {
      const changedPath = path.replaceAll('\\', '/');
      isCode ||=
        /\.[cm]?[jt]s$/.test(changedPath) &&
        code.some((place) => changedPath === place || changedPath.startsWith(`${place}/`));
      clearTimeout(timer);
      timer = setTimeout(() => {
        changed({isCode});
        isCode = false;
      }, quiet);
    })
    .once('ready', ready);
}
