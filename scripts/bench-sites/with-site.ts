import {join} from 'node:path';
import type {Served} from '../serve-folder';
import {build} from './measured-build';
import type {CorpusFile} from './corpus';
import {clean} from './sites/folder';
import type {PreparedSite, Site} from './sites/site';

/**
 * Builds a site of the corpus, calls `measure`, and removes the site.
 *
 * @param measure gets the folder of its HTML
 */
export async function withBuild<Measured>(
  site: Site,
  corpus: readonly CorpusFile[],
  measure: (folder: string, prepared: PreparedSite) => Promise<Measured>,
): Promise<Measured> {
  const prepared = site.prepare(corpus);
  try {
    clean(prepared);
    await build(prepared);
    return await measure(join(prepared.folder, prepared.output), prepared);
  } finally {
    prepared.remove();
  }
}

/**
 * Builds a site of the corpus, serves it during `measure`, and removes it.
 *
 * @param serve serves the folder of its HTML
 */
export function withSite<Measured>(
  site: Site,
  corpus: readonly CorpusFile[],
  serve: (folder: string) => Promise<Served>,
  measure: (address: string, prepared: PreparedSite) => Promise<Measured>,
): Promise<Measured> {
  return withBuild(site, corpus, async (folder, prepared) => {
    const {address, close} = await serve(folder);
    try {
      return await measure(address, prepared);
    } finally {
      close();
    }
  });
}

/**
 * The results of `measure` for each of these sites, in their order. Names and skips a site that cannot be installed, built or measured
 * here; fails if it is the first one.
 */
export async function measureEach<Measured>(
  sites: readonly Site[],
  measure: (site: Site) => Promise<Measured>,
): Promise<Map<Site, Measured>> {
  const measured = new Map<Site, Measured>();
  for (const site of sites) {
    try {
      measured.set(site, await measure(site));
    } catch (error) {
      console.error(`${site.name} was skipped: ${String(error).slice(0, 2000)}`);
      process.exitCode = site === sites[0] ? 1 : process.exitCode;
    }
  }
  return measured;
}
