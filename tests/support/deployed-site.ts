import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {
  collectDigests,
  collectDocs,
  collectPlayground,
} from '../../plugins/hosting/offline/docs/collect';
import {listFiles, workerFile} from '../../site/offline';
import type {DocsList} from '../../plugins/hosting/offline/shared/docs-list';
import {serve, staticHandler} from '../../scripts/host/static-server';

/** A site that can deploy another build, and whose connection can be cut. */
export interface DeployedSite {
  /** With a slash at its end. */
  readonly address: string;
  /** The requested paths since the list was last emptied. */
  readonly asked: string[];
  /** Serves another folder at the same address. */
  readonly deploy: (folder: string) => void;
  /** Cuts the connection, for all paths or for some. */
  readonly cut: (which?: (path: string) => boolean) => void;
  /** Accepts requests for some paths, and never answers. */
  readonly stall: (which: (path: string) => boolean) => void;
  /** Serves all paths again. */
  readonly repair: () => void;
  readonly close: () => void;
}

/**
 * Serves a build on a free port, with the headers from its `_headers`, if it has them.
 *
 * @param baseUrl the path for which the build was made
 */
export async function deploySite(folder: string, baseUrl = '/'): Promise<DeployedSite> {
  const hostOf = (from: string) =>
    staticHandler(from, {baseUrl, readsHeaders: existsSync(join(from, '_headers'))});
  let host = hostOf(folder);
  let isCut: (path: string) => boolean = () => false;
  let isStalled: (path: string) => boolean = () => false;
  const asked: string[] = [];
  const {address, close, disconnect} = await serve((request, response) => {
    const path = request.url ?? '';
    if (isCut(path)) {
      request.socket.destroy();
      return;
    }
    asked.push(path);
    if (!isStalled(path)) {
      host(request, response);
    }
  }, baseUrl);
  return {
    address,
    asked,
    deploy: (next) => {
      host = hostOf(next);
    },
    cut: (which = () => true) => {
      isCut = which;
      disconnect();
    },
    stall: (which) => {
      isStalled = which;
    },
    repair: () => {
      isCut = isStalled = () => false;
    },
    close,
  };
}

/**
 * Copies a build so that a browser takes it for another build. Its scripts have other names, its pages have `data-deploy`, and the lists of
 * files match. Returns its folder; delete it with `removeBuild`.
 */
export async function otherBuild(folder: string, name: string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'other-build-'));
  cpSync(folder, copy, {recursive: true});
  const scripts = join(copy, 'assets/js');
  const renamed = new Map<string, string>();
  for (const script of readdirSync(scripts)) {
    const [, stem, hash] = /^(main|runtime~main)\.([0-9a-f]{8})\.js$/.exec(script) ?? [];
    if (stem !== undefined && hash !== undefined) {
      const next = `${stem}.${Array.from(hash).reverse().join('')}.js`;
      renamed.set(script, next);
      renameSync(join(scripts, script), join(scripts, next));
    }
  }
  for (const entry of readdirSync(copy, {recursive: true, withFileTypes: true})) {
    if (entry.isFile() && entry.name.endsWith('.html')) {
      const file = join(entry.parentPath, entry.name);
      let html = readFileSync(file, 'utf8');
      renamed.forEach((next, script) => {
        html = html.replaceAll(script, next);
      });
      writeFileSync(file, html.replace('<html ', `<html data-deploy=${name} `));
    }
  }
  const worker = join(copy, workerFile);
  const [before, now] = await Promise.all(
    [folder, copy].map((outDir) => collectDigests({outDir, baseUrl: '/'}, () => Promise.resolve())),
  );
  const script = readFileSync(worker, 'utf8').replace(before ?? '', now ?? '');
  writeFileSync(worker, `${script}\n// ${name}`);
  const list = join(copy, listFiles.docs);
  const docs = JSON.parse(readFileSync(list, 'utf8')) as DocsList;
  const routesPaths = docs.flatMap(({path, title}) => (title === undefined ? [] : [path]));
  const build = {outDir: copy, baseUrl: '/', routesPaths, trailingSlash: undefined};
  writeFileSync(list, JSON.stringify(await collectDocs(build, () => Promise.resolve())));
  writeFileSync(join(copy, listFiles.playground), JSON.stringify(await collectPlayground(build)));
  return copy;
}

export function removeBuild(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
}
