/// <reference lib="webworker" />
import settings from '@generated/playground/default/settings.json';
import {loadCode} from '@markdown-zh/convert/code';
import {previewEncoder} from '../preview-changes.ts';
import {mayHaveFrontMatter} from '@markdown-zh/convert/front-matter';
import type {Request, Response} from './jobs.ts';
import type {Preview} from './preview/index.ts';

const {pictures} = settings;
const encodePreview = previewEncoder();

// One job after another: the page sends the next one after the answer (../runner.ts).
self.addEventListener('message', ({data}: MessageEvent<Request>) => {
  void answer(data).then((response) => {
    try {
      self.postMessage(response);
    } catch (error) {
      // The tree is nested too deeply to be copied to the page.
      self.postMessage({id: data.id, error: describe(error)} satisfies Response);
    }
  });
});

async function answer(request: Request): Promise<Response> {
  const {id} = request;
  const work = await load(request).catch(() => undefined);
  if (!work) {
    return {id, unavailable: true};
  }
  self.postMessage({id, started: true} satisfies Response);
  try {
    const answered = await work();
    return request.kind === 'preview'
      ? {id, changes: encodePreview(answered as Preview)}
      : {id, answer: answered};
  } catch (error) {
    return {id, error: describe(error)};
  }
}

function describe(error: unknown): string {
  if (error instanceof RangeError && error.message.includes('call stack')) {
    return 'it is nested too deeply';
  }
  return error instanceof Error ? error.message : String(error);
}

// One place each: the bundler makes a chunk for every place of an import.
const loadPreview = () => import('./preview/index.ts');
const loadDiagnosis = () => import('./diagnosis.ts');
const loadPage = async () => {
  const [page, {loadLanguages}] = await Promise.all([
    import('@markdown-zh/convert/page'),
    loadCode(),
  ]);
  await loadLanguages();
  return page;
};
const loadYaml = async (source: string) =>
  mayHaveFrontMatter(source) ? (await import('yaml')).parse : undefined;

/** Loads only the code of the job's kind, so that the preview does not wait for engines. */
async function load(request: Request): Promise<() => unknown> {
  switch (request.kind) {
    case 'preview': {
      const {renderPreview} = await loadPreview();
      const {source, dialect, baseUrl} = request.ask;
      return () => renderPreview(source, dialect, {baseUrl, pictures});
    }
    case 'publish': {
      const {source, target, dialect} = request.ask;
      const {copyTargets} = await import('./copy-targets.ts');
      const publish = await copyTargets
        .find(({id}) => id === target)
        ?.load(source, {
          loadFeatures: async () => (await loadDiagnosis()).featureUses,
        });
      if (!publish) {
        throw new Error(`There is no target ${target}.`);
      }
      return () => publish(source, dialect);
    }
    case 'tree': {
      const {readTree} = await import('./tree.ts');
      const {source, dialect} = request.ask;
      return readTree(source, dialect);
    }
    case 'diagnosis': {
      const {diagnose} = await loadDiagnosis();
      const {source, platform} = request.ask;
      return () => diagnose(source, platform);
    }
    case 'repair': {
      const {repair} = await loadDiagnosis();
      const {source, platform} = request.ask;
      return () => repair(source, platform);
    }
    case 'support': {
      const [{featureUses}, {supportOf}] = await Promise.all([
        loadDiagnosis(),
        import('@markdown-zh/platforms/support'),
      ]);
      const {source, platform} = request.ask;
      return () => supportOf(featureUses(source), platform);
    }
    case 'overview': {
      const [{treeOf}, {overviewOf}] = await Promise.all([
        loadDiagnosis(),
        import('./overview/index.ts'),
      ]);
      const {source} = request.ask;
      return () => overviewOf(treeOf(source));
    }
    case 'clean': {
      const [{diagnose}, {clean}] = await Promise.all([
        loadDiagnosis(),
        import('./cleaning/index.ts'),
      ]);
      const {source} = request.ask;
      return () => clean(source, diagnose(source));
    }
    case 'paste': {
      const [{mend}, {paste}] = await Promise.all([
        loadDiagnosis(),
        import('@markdown-zh/convert/from-html'),
      ]);
      return paste(request.ask.source, mend);
    }
    case 'word': {
      const {source} = request.ask;
      const [{wordFile}, parseYaml] = await Promise.all([
        import('@markdown-zh/convert/word-file'),
        loadYaml(source),
      ]);
      return () => wordFile(source, parseYaml);
    }
    case 'page': {
      const {source} = request.ask;
      const [{pageFile}, parseYaml] = await Promise.all([loadPage(), loadYaml(source)]);
      return () => pageFile(source, parseYaml);
    }
    case 'print': {
      const {source, baseUrl} = request.ask;
      const [{pagePrint}, parseYaml] = await Promise.all([loadPage(), loadYaml(source)]);
      return () => pagePrint(source, baseUrl, parseYaml);
    }
    case 'engine': {
      const {loadEngine} = await import('./engine.ts');
      return loadEngine(request.ask);
    }
    case 'comparison': {
      const {compare} = await import('./comparison/index.ts');
      return () => compare({...request.ask, pictures});
    }
  }
}
