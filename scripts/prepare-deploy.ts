/**
 * `npm run deploy:prepare [-- FOLDER]`: compresses the files of a finished build in place (Brotli 11, gzip 9), for web servers that send
 * `FILE.br` and `FILE.gz` instead. The next build replaces the folder.
 */
import {existsSync} from 'node:fs';
import {compressFiles} from './host/compression';
import {makeReadable} from './make-readable.mjs';

const [folder = 'build'] = process.argv.slice(2);
if (existsSync(folder)) {
  void compressFiles(folder, 'best').then((count) => {
    makeReadable(folder);
    console.log(
      `${folder}: ${count} files compressed. Its web server's configuration is in ${folder}-hosting/.`,
    );
  });
} else {
  console.error(`There is no build in ${folder}. Run npm run build.`);
  process.exitCode = 1;
}
