/**
 * `npm run deploy:keep -- ADDRESS [FOLDER]`: adds files of earlier deploys to a finished build (`build/`), for 30 days, so that open tabs
 * keep working. The files are scripts, style sheets, pictures and parts of the search index. ADDRESS is the address of the site, with its
 * base path. Run it between `npm run build` and `npm run deploy:prepare`, or before the upload.
 */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {keepAssets, keptDays} from './host/keep-assets';
import {makeReadable} from './make-readable.mjs';

async function keep(): Promise<void> {
  const [address, folder = 'build'] = process.argv.slice(2);
  if (address === undefined || !/^https?:\/\//.test(address)) {
    throw new Error('Name the address of the site: npm run deploy:keep -- https://site.example/');
  }
  if (!existsSync(join(folder, 'assets'))) {
    throw new Error(`${folder} is not a finished build. Run npm run build.`);
  }
  const today = new Date().toISOString().slice(0, 10);
  const {files, reason, warnings} = await keepAssets(folder, address.replace(/\/?$/, '/'), today);
  makeReadable(folder);
  warnings.forEach((warning) => {
    console.warn(warning);
  });
  console.log(
    reason ?? `${folder}: added ${files} files of the last ${keptDays} days for open tabs.`,
  );
}

void keep().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
