import {appendFileSync, existsSync, readFileSync} from 'node:fs';
import type {Server} from 'node:http';

/**
 * The log of the files and tests that each spec uses, one line an event, from which tests/run-browsers decides whether it must run again.
 * Static hosts and tests write it only if this variable names it.
 */
const log = process.env.TEST_USES;

/** The files and tests that a spec used in a run. */
export interface Uses {
  /** The requested paths, below the base URL, by build folder. */
  readonly paths: ReadonlyMap<string, ReadonlySet<string>>;
  /** The tests of the outer ring that were not in the sample. */
  readonly left: readonly string[];
}

/** Logs that from now on, the requests to an address are those of a spec. */
export function noteSpec(host: string, spec: string): void {
  note('spec', host, spec);
}

/** Logs that a test of a spec is not in the sample. */
export function noteLeft(spec: string, title: string): void {
  note('left', spec, title);
}

/** Logs the requests to a server. */
export function noteRequests(server: Server, folder: string, baseUrl: string): void {
  if (log !== undefined) {
    server.prependListener(
      'request',
      ({url = '', socket}: {url?: string; socket: {localAddress?: string}}) => {
        // Outside the base URL, hosts answer with the not-found page.
        const path = url.startsWith(baseUrl) ? url.slice(baseUrl.length) : '404.html';
        note('path', socket.localAddress ?? '', folder, path);
      },
    );
  }
}

function note(...event: readonly string[]): void {
  if (log !== undefined) {
    appendFileSync(log, `${JSON.stringify(event)}\n`);
  }
}

/** Reads the log. */
export function readUses(file: string): Map<string, Uses> {
  const all = new Map<string, {paths: Map<string, Set<string>>; left: string[]}>();
  const usesOf = (spec: string) => {
    const uses = all.get(spec) ?? {paths: new Map<string, Set<string>>(), left: []};
    all.set(spec, uses);
    return uses;
  };
  const specAt = new Map<string, string>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const line of lines.filter(Boolean)) {
    const [kind, first = '', second = '', third = ''] = JSON.parse(line) as string[];
    if (kind === 'spec') {
      specAt.set(first, second);
      usesOf(second);
    } else if (kind === 'left') {
      usesOf(first).left.push(second);
    } else {
      const spec = specAt.get(first);
      if (spec !== undefined) {
        const {paths} = usesOf(spec);
        paths.set(second, (paths.get(second) ?? new Set()).add(third));
      }
    }
  }
  return all;
}
