import {appendFileSync, existsSync, readFileSync} from 'node:fs';
import type {Server} from 'node:http';

/**
 * A file to which the static hosts and the tests write what each spec uses, one line an event, so that tests/run-browsers can keep its
 * pass. Without this variable nothing is written.
 */
const log = process.env.TEST_USES;

/** What a spec used in a run. */
export interface Uses {
  /** By folder of a build: the paths that were asked for, below the base URL. */
  readonly paths: ReadonlyMap<string, ReadonlySet<string>>;
  /** The tests of the outer ring that were not in the sample. */
  readonly left: readonly string[];
}

/** Says that from now on, the requests to an address are those of a spec. */
export function noteSpec(host: string, spec: string): void {
  note('spec', host, spec);
}

/** Says that a test of a spec is not in the sample. */
export function noteLeft(spec: string, title: string): void {
  note('left', spec, title);
}

/** Says what a server is asked for. */
export function noteRequests(server: Server, folder: string, baseUrl: string): void {
  if (log !== undefined) {
    server.prependListener(
      'request',
      ({url = '', socket}: {url?: string; socket: {localAddress?: string}}) => {
        // Beyond the base URL, hosts answer with the page for what is not found.
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

/** Reads the file: what each spec used. */
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
