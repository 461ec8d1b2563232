import type {EngineId, Render} from '../../../lib/engines/catalog';
import type {EngineRun} from './jobs';

/** Loads an engine on demand. */
const load: {readonly [Id in EngineId]: () => Promise<{readonly render: Render<Id>}>} = {
  commonmark: () => import('../../../lib/engines/commonmark'),
  'markdown-it': () => import('../../../lib/engines/markdown-it'),
  marked: () => import('../../../lib/engines/marked'),
  micromark: () => import('../../../lib/engines/micromark'),
  remark: () => import('../../../lib/engines/remark'),
};

/** Resolves to a function that runs an engine over a source, and throws what the engine throws. */
export async function loadEngine(
  run: EngineRun & {readonly source: string},
): Promise<() => string> {
  const {render} = await load[run.engine]();
  return () => (render as Render<EngineId>)(run.source, run.options);
}
