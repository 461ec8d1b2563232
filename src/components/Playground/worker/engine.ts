import type {EngineId, Render} from '../../../lib/engines/catalog';
import type {EngineRun} from './jobs';

/** Loads an engine: those that nobody asks for stay away. */
const load: {readonly [Id in EngineId]: () => Promise<{readonly render: Render<Id>}>} = {
  commonmark: () => import('../../../lib/engines/commonmark'),
  'markdown-it': () => import('../../../lib/engines/markdown-it'),
  marked: () => import('../../../lib/engines/marked'),
  micromark: () => import('../../../lib/engines/micromark'),
  remark: () => import('../../../lib/engines/remark'),
};

/** Resolves to the run of an engine over a source, which throws what the engine throws. */
export async function loadEngine(
  run: EngineRun & {readonly source: string},
): Promise<() => string> {
  const {render} = await load[run.engine]();
  return () => (render as Render<EngineId>)(run.source, run.options);
}
