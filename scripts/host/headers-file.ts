import {covers} from '../../plugins/hosting/host-files/header-blocks';

interface Block {
  readonly path: string;
  readonly set: ReadonlyMap<string, string>;
  /** Headers that it takes away from what blocks before it say. */
  readonly detached: readonly string[];
}

type Reader = 'cloudflare' | 'netlify';

/**
 * Reads `_headers` as hosts do, of what this project writes into it: a path, which may end in `*`, and indented below it headers.
 *
 * - Cloudflare Pages keeps the last block of a path, compares with an address that has lost its `.html`, and joins what several
 *   blocks say about a header by commas unless a later one takes it away by `! Header`
 *   (cloudflare/workers-sdk, packages/pages-shared: createMetadataObject.ts, handler.ts).
 * - Netlify knows no `!`, and of several blocks takes the later value (netlify-cli, utils/headers).
 *
 * @returns the headers of an address path
 */
export function readHeadersFile(
  text: string,
  reader: Reader = 'netlify',
): (path: string) => Record<string, string> {
  const all = text
    .split('\n\n')
    .filter((block) => block.trim() !== '')
    .map(readBlock);
  const blocks =
    reader === 'netlify' ? all : [...new Map(all.map((each) => [each.path, each])).values()];
  return (asked) => {
    const address = reader === 'netlify' ? asked : asked.replace(/(?:(?<=\/)index)?\.html$/, '');
    const found = new Map<string, string>();
    for (const {set, detached} of blocks.filter(({path}) => covers(path, address))) {
      if (reader === 'cloudflare') {
        detached.forEach((name) => found.delete(name));
      }
      for (const [name, value] of set) {
        const before = reader === 'cloudflare' ? found.get(name) : undefined;
        found.set(name, before === undefined ? value : `${before}, ${value}`);
      }
    }
    return Object.fromEntries(found);
  };
}

function readBlock(block: string): Block {
  const [path = '', ...lines] = block.trimEnd().split('\n');
  const set = lines
    .map((line) => /^ {2}([\w-]+): (.+)$/.exec(line))
    .flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : []));
  const detached = lines.flatMap((line) => /^ {2}! ([\w-]+)$/.exec(line)?.[1] ?? []);
  return {path, set: new Map(set), detached};
}
