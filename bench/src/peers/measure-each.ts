import {join} from 'node:path';
import {makeCorpus, weighedPage} from '../corpus/markdown-files';
import {build} from './build';
import type {Site} from './site';
import {thisSite} from './this-site';
import {choose} from '../runner/benchmark';

/** Flags of a benchmark that builds the corpus. */
export const corpusFlags = {
  pages: {default: 50, help: 'the number of pages of the corpus'},
  seed: {default: 1, help: 'another seed gives another corpus'},
};

/** The flag of a benchmark that measures only some sites. */
export const sitesFlag = (sites: readonly Site[]) => ({
  default: sites.map(({name}) => name),
  help: 'only these sites',
});

/** The sites that the flag names, in their own order; throws a `UsageError` if there is no site of a name. */
export function chosenSites(sites: readonly Site[], names: readonly string[]): Site[] {
  return choose('site', Object.fromEntries(sites.map((site) => [site.name, site])), names);
}

/**
 * The results of `measure` for each of these sites, in their order. Names and skips a site that cannot be installed, built or measured
 * here. The command fails if that is this site.
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
      process.exitCode = site === thisSite ? 1 : process.exitCode;
    }
  }
  return measured;
}

/**
 * Builds a site of the corpus, and serves it. Returns the address of the page with ten code blocks.
 *
 * @param serve serves the folder of its HTML
 */
export async function servedPage(
  site: Site,
  {pages, seed}: {readonly pages: number; readonly seed: number},
  serve: (folder: string) => Promise<string>,
): Promise<string> {
  const prepared = site.prepare(makeCorpus(pages, seed));
  await build(prepared);
  const address = await serve(join(prepared.folder, prepared.output));
  return `${address}${prepared.addressOf(`${weighedPage}.md`)}`;
}
