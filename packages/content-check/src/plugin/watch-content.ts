import {posix} from 'node:path';
import {watch} from 'chokidar';
import type {Config} from '../config.ts';

/** The paths that issues depend on, from the site's folder. */
export interface Watched {
  /** Articles, their folders, and the record of published addresses. */
  readonly content: readonly string[];
  /** The configuration, which a running thread has loaded. */
  readonly code: readonly string[];
}

/**
 * The paths to watch for the check of a site.
 *
 * @param file of the configuration, from the site's folder. The list has its folder instead, unless that is the site's
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

/** Milliseconds without a change after which a save has ended, because editors write in several steps. */
const quiet = 50;

interface Options {
  /** Whether and how often to poll files; the setting of the bundler. */
  readonly poll: boolean | number;
}

interface Listeners {
  /** A watched file has changed. */
  readonly changed: (change: {readonly isCode: boolean}) => void;
  /** The watcher misses no change from now on. */
  readonly ready: () => void;
}

/** Watches the files that the checks read, and calls `changed` once for each save. */
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
