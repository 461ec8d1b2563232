import {fileURLToPath} from 'node:url';
import {Worker} from 'node:worker_threads';
import type {Findings, SourceFile} from '../checks/findings';
import type {KnownNames} from '../checks/front-matter';

/** Articles that a thread gets at a time: few enough that no thread is busy alone for long. */
const batch = 8;

/** Megabytes for what is young: syntax trees are short-lived, and with less a fifth of the time is garbage collection. */
const youngGeneration = 64;

/** Examines articles in several threads; the findings are in the order of the files. Rejects where a thread dies. */
export async function examineInThreads(
  files: readonly SourceFile[],
  known: KnownNames,
  threads: number,
): Promise<readonly Findings[]> {
  const found: Findings[] = [];
  // The longest first, so that none is begun when all others are done.
  const order = files
    .map((file, index) => ({file, index}))
    .sort((a, b) => b.file.source.length - a.file.source.length);
  let next = 0;

  await Promise.all(
    Array.from({length: threads}, () => {
      return new Promise<void>((settle, reject) => {
        const worker = new Worker(fileURLToPath(new URL('./thread.mjs', import.meta.url)), {
          workerData: known,
          resourceLimits: {maxYoungGenerationSizeMb: youngGeneration},
        });
        let given: typeof order = [];
        const give = () => {
          given = order.slice(next, (next += batch));
          if (given.length === 0) {
            void worker.terminate();
            settle();
          } else {
            worker.postMessage(given.map(({file}) => file));
          }
        };
        worker.on('message', (findings: readonly Findings[]) => {
          findings.forEach((finding, position) => {
            found[given[position]?.index ?? -1] = finding;
          });
          give();
        });
        worker.once('error', reject);
        worker.once('exit', () => {
          reject(new Error('A thread of the content check ended by itself.'));
        });
        give();
      });
    }),
  );
  return found;
}
