interface Block {
  readonly path: string;
  readonly set: Readonly<Record<string, string>>;
}

/**
 * Reads `_headers` as Cloudflare Pages and Netlify do, of what this project writes into it: a path, which may end in `*`, and
 * indented below it headers; a later block replaces what an earlier one says.
 *
 * @returns the headers of an address path
 */
export function readHeadersFile(text: string): (path: string) => Record<string, string> {
  const blocks: Block[] = text
    .split('\n\n')
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [path = '', ...lines] = block.trimEnd().split('\n');
      const pairs = lines
        .map((line) => /^ {2}([\w-]+): (.+)$/.exec(line))
        .flatMap((match) => (match ? [[match[1], match[2]] as [string, string]] : []));
      return {path, set: Object.fromEntries(pairs)};
    });
  return (address) =>
    Object.assign(
      {},
      ...blocks
        .filter(({path}) =>
          path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path,
        )
        .map(({set}) => set),
    ) as Record<string, string>;
}
