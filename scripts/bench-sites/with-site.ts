import {join} from 'node:path';
import type {Served} from '../serve-folder';
import {build} from './measured-build';
import type {CorpusFile} from './corpus';
import {clean} from './sites/folder';
import type {PreparedSite, Site} from './sites/site';

/**
 * Builds a site of the corpus, and removes it again when `measure` has looked at it.
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
 * Builds a site of the corpus, serves it while `measure` looks at it, and removes it again.
 *
 * @param serve how it is served, from the folder of its HTML
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
 * What `measure` gives for each of these sites, in their order. One that cannot be installed, built or measured on this
 * machine is named, and left out; where that is the first one, this program fails.
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
      console.error(`${site.name} is left out: ${String(error).slice(0, 2000)}`);
      process.exitCode = site === sites[0] ? 1 : process.exitCode;
    }
  }
  return measured;
}
