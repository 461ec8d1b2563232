import type {CheckedArticle, SourceFile} from '../checks/checked-article.ts';
import type {SiteFacts} from '../config.ts';
import type * as examiner from './examine-in-thread.ts';
import {moduleAt, startThread} from '@markdown-zh/build-tools/thread';

/** Articles that a thread gets at a time: few, so that no thread works alone for long at the end. */
const batch = 8;

/** Megabytes. Syntax trees are short-lived; with less, a fifth of the time is garbage collection. */
const youngGeneration = 64;

/** Examines articles in several threads; the results are in the order of the files. Rejects if a thread dies. */
export async function examineInThreads(
  files: readonly SourceFile[],
  {config, known}: SiteFacts,
  threads: number,
): Promise<readonly CheckedArticle[]> {
  const found: CheckedArticle[] = [];
  // The longest first, so that no thread works on one alone at the end.
  const order = files
    .map((file, index) => ({file, index}))
    .sort((a, b) => b.file.source.length - a.file.source.length);
  let next = 0;

  const work = async () => {
    const {call, end} = startThread<typeof examiner>(
      moduleAt('./examine-in-thread', import.meta.url),
      {
        data: {config, known} satisfies SiteFacts,
        resourceLimits: {maxYoungGenerationSizeMb: youngGeneration},
      },
    );
    try {
      while (next < order.length) {
        const given = order.slice(next, (next += batch));
        const checked = await call(
          'examineAll',
          given.map(({file}) => file),
        );
        given.forEach(({index}, position) => {
          found[index] = checked[position] ?? {issues: [], facts: null};
        });
      }
    } finally {
      end();
    }
  };
  await Promise.all(Array.from({length: threads}, work));
  return found;
}
