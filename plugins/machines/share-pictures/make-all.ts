import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {lowerPriority} from '@markdown-zh/build-tools/thread';
import type {SiteNames} from './card';
import {makePictures} from './make-pictures';
import {pictureRequests} from './requests';
import {readPages, type Build} from './pages';
import {readPngSize} from './png';
import {openPictureCache} from './picture-cache';

/** The thread's input: a build whose pages are written. */
export interface PicturesJob extends Build {
  readonly siteDir: string;
  /** Origin. */
  readonly url: string;
  readonly names: SiteNames;
}

/** One message for each wrong picture, in which case no picture was drawn; else one for each character that was not drawn. */
export interface Outcome {
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

/** Draws the pictures of all pages. */
export default async function makeAll(job: PicturesJob): Promise<Outcome> {
  lowerPriority(); // the search index takes longer
  const {siteDir, outDir, names} = job;
  const root = job.url + job.baseUrl;
  const {requests, problems} = pictureRequests(readPages(job), root, names, (file) => {
    const path = join(outDir, file);
    return existsSync(path) ? readPngSize(readFileSync(path)) : undefined;
  });
  if (problems.length > 0) {
    return {problems, warnings: []};
  }
  const cache = openPictureCache(siteDir, names.title);
  const warnings = await makePictures(requests, cache, (file, picture) => {
    const path = join(outDir, file);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, picture);
  });
  return {problems, warnings};
}
