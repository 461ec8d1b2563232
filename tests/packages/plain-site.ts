import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildSite, createPlainSite, installPacked, type Packed} from './packed';

/** A classic site from create-docusaurus, with playground, search and speed, built with all levers and without. */
export interface PlainSite {
  readonly folder: string;
  /** Output of the build with all levers. Its pages are in `on`; `off` holds those of the build without levers. */
  readonly output: string;
}

const articles = {
  'fieldbus.md':
    '# 现场总线\n\n## 终端电阻\n\n总线两端各接一个 120 Ω 的终端电阻，信号就不会反射。\n',
  'serial.md': '# 串口调试\n\n两端的波特率（baudrate）不同，收到的就是乱码。\n',
};

/** The first example in a language of a package's README. */
export function exampleOf(name: string, language: string): string {
  const readme = readFileSync(`packages/${name}/README.md`, 'utf8');
  const [, lines] = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readme) ?? [];
  if (lines === undefined) {
    throw new Error(`packages/${name}/README.md has no example in ${language}.`);
  }
  return lines;
}

/** The plugin that such an example adds to a configuration. */
const pluginIn = (name: string): string => /\[(.*)\]/.exec(exampleOf(name, 'ts'))?.[1] ?? '';

/** Creates the site in a folder, as the first examples in the READMEs of its packages say. */
export function makePlainSite(folder: string, packed: Readonly<Record<string, Packed>>): PlainSite {
  createPlainSite(folder);
  installPacked(['playground', 'search', 'speed', 'ui'], packed, folder);
  for (const [file, text] of Object.entries(articles)) {
    writeFileSync(join(folder, 'docs', file), text);
  }
  writeFileSync(join(folder, 'src/pages/playground.tsx'), exampleOf('playground', 'tsx'));
  writeFileSync(join(folder, 'src/pages/answer.tsx'), exampleOf('ui', 'tsx'));
  const file = join(folder, 'docusaurus.config.ts');
  const config = readFileSync(file, 'utf8')
    .replace(/^ {2}presets:/m, `  plugins: [${pluginIn('search')}, ${pluginIn('playground')}],\n$&`)
    .replace('export default config;', 'export default withSpeed(config, {splitSidebars: true});')
    .replace(
      'import type {Config}',
      "import {withSpeed} from '@markdown-zh/speed';\nimport type {Config}",
    );
  writeFileSync(file, config);
  buildSite(folder, 'off', {SPEED: 'off'});
  return {folder, output: buildSite(folder, 'on')};
}
