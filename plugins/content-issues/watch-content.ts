import {watch} from 'chokidar';

/** What articles are checked by: they themselves, what lies beside them, and the addresses that were published. */
const content = ['docs', 'blog', 'icms', 'src/pages', 'static', 'site/addresses.txt'];

/** Code that decides about articles, and which a running check has loaded. */
const code = ['site', 'scripts/checks'];

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
export function watchContent(root: string, {poll}: Options, {changed, ready}: Listeners): void {
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
      isCode ||= /^(?:site|scripts)[/\\].*\.ts$/.test(path);
      clearTimeout(timer);
      timer = setTimeout(() => {
        changed({isCode});
        isCode = false;
      }, quiet);
    })
    .once('ready', ready);
}
