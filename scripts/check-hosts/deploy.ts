import {cpSync, existsSync, readdirSync, rmSync} from 'node:fs';
import {join, relative} from 'node:path';
import {compressFiles} from '../host/compress-files';

/** Replaces the files of a host by another build's, as an upload does: adds new files first, then deletes old ones. */
export async function deploy(root: string, build: string): Promise<void> {
  const isCompressed = existsSync(join(root, 'index.html.gz'));
  cpSync(build, root, {recursive: true});
  const files = readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  for (const file of files) {
    if (!existsSync(join(build, file.replace(/\.(?:br|gz)$/, '')))) {
      rmSync(join(root, file));
    }
  }
  if (isCompressed) {
    await compressFiles(root, 'least');
  }
}
