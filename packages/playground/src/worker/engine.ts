import {boundMessage} from '@markdown-zh/diagnosis/bounds';
import type {EngineId, Render} from '@markdown-zh/engines/catalog';
import type {EngineRun} from './jobs.ts';

/** Loads an engine on demand. */
const load: {readonly [Id in EngineId]: () => Promise<{readonly render: Render<Id>}>} = {
  commonmark: () => import('@markdown-zh/engines/commonmark'),
  'markdown-it': () => import('@markdown-zh/engines/markdown-it'),
  marked: () => import('@markdown-zh/engines/marked'),
  micromark: () => import('@markdown-zh/engines/micromark'),
  remark: () => import('@markdown-zh/engines/remark'),
};

/**
 * Resolves to a function that runs an engine over a source, and throws what the engine throws. Of a text that reaches a limit it throws the
 * place: engines have limits of their own, or none.
 */
export async function loadEngine(
  run: EngineRun & {readonly source: string},
): Promise<() => string> {
  const {render} = await load[run.engine]();
  return () => {
    const bound = boundMessage(run.source);
    if (bound !== undefined) {
      throw new Error(bound);
    }
    return (render as Render<EngineId>)(run.source, run.options);
  };
}
