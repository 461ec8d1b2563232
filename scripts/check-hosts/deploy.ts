import {cpSync, existsSync, readdirSync, rmSync} from 'node:fs';
import {join, relative} from 'node:path';
import {compressFiles} from '../host/compress-files';

/** Exchanges the files that a host serves for another build's, as an upload does: new ones first, then what is gone is deleted. */
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
