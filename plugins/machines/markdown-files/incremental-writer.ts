import {stat} from 'node:fs/promises';
import type {Article} from '@markdown-zh/search';

type Write = (all: readonly Article[], changed: readonly Article[]) => Promise<void>;

/**
 * Writes changed articles. Each call writes the articles whose file or page differs from the last call. When an address has
 * changed, it writes all of them, because any article may link to it. Calls run one after another.
 */
export function createIncrementalWriter(
  write: Write,
): (articles: readonly Article[]) => Promise<void> {
  let written: ReadonlyMap<string, string> = new Map();
  let addresses = '';
  let queue: Promise<void> = Promise.resolve();

  async function writeChanged(articles: readonly Article[]): Promise<void> {
    const states = await Promise.all(
      articles.map(async ({file, page}) => {
        const {mtimeMs} = await stat(file);
        return [file, JSON.stringify([mtimeMs, page])] as const;
      }),
    );
    const now = new Map(states);
    const newAddresses = JSON.stringify(articles.map(({file, page}) => [file, page.path]));
    const changed = articles.filter(
      ({file}) => newAddresses !== addresses || written.get(file) !== now.get(file),
    );
    if (changed.length > 0) {
      await write(articles, changed);
    }
    [written, addresses] = [now, newAddresses];
  }

  return (articles) => {
    const run = () => writeChanged(articles);
    queue = queue.then(run, run);
    return queue;
  };
}
