import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

/** The paths of the programs that run WebKit. */
export interface Programs {
  readonly driver: string;
  readonly browser: string;
  /** A virtual display, because WebKitGTK has no headless mode. */
  readonly display: string;
}

/** Distributions install the browser outside PATH. */
const browserFolders = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1',
  '/usr/libexec/webkit2gtk-4.1',
  '/usr/lib/webkit2gtk-4.1',
];

/**
 * Finds WebKitGTK's driver and browser, and a display for it.
 *
 * @returns the programs, or the names of missing ones
 */
export function findPrograms(): Programs | readonly string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const wanted = {
    driver: find('WebKitWebDriver', onPath),
    browser: find('MiniBrowser', browserFolders),
    display: find('Xvfb', onPath),
  };
  const {driver, browser, display} = wanted;
  return driver && browser && display
    ? {driver, browser, display}
    : Object.entries({WebKitWebDriver: driver, MiniBrowser: browser, Xvfb: display})
        .filter(([, path]) => path === undefined)
        .map(([name]) => name);
}

function find(name: string, folders: readonly string[]): string | undefined {
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
