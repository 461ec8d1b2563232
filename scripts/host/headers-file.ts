import {covers} from '../../plugins/hosting/host-files/header-blocks';

interface Block {
  readonly path: string;
  readonly set: ReadonlyMap<string, string>;
  /** Headers of earlier blocks that it removes. */
  readonly detached: readonly string[];
}

type Reader = 'cloudflare' | 'netlify';

/**
 * Reads `_headers` as hosts do, as far as this project uses it: a path, which may end in `*`, with indented headers below.
 *
 * - Cloudflare Pages keeps the last block of a path, and matches addresses without `.html`. It joins the values of several blocks by
 *   commas, unless a later block removes the header by `! Header`. See createMetadataObject.ts and handler.ts in packages/pages-shared of
 *   cloudflare/workers-sdk.
 * - Netlify does not know `!`, and takes the value of the last block (netlify-cli, utils/headers).
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
