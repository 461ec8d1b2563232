/** `npm run generate -- icons`: redraws every icon. Run it after changing the drawing or its colours. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {replaceFile} from '@markdown-zh/build-tools/write-file';
import {iconFiles, markFile} from './icons/files';

const folder = 'static';

async function makeIcons(): Promise<void> {
  const mark = readFileSync(join(folder, markFile), 'utf8');
  const files = await iconFiles(mark, readFileSync('src/css/tokens.css', 'utf8'));
  for (const [file, bytes] of files) {
    replaceFile(join(folder, file), bytes, {within: folder});
    console.log(`${file.padEnd(28)} ${String(bytes.length).padStart(6)} bytes`);
  }
}

void makeIcons();
