import {loadCode} from '@markdown-zh/convert/code';
import {mayHaveFrontMatter} from '@markdown-zh/convert/front-matter';
import type {Settings} from '../settings.ts';
import type {Job} from './jobs.ts';

export type {Job} from './jobs.ts';

// One place each: the bundler makes a chunk for every place of an import.
const loadPreview = () => import('./preview/index.ts');
const loadDiagnosis = () => import('./diagnosis.ts');
const loadTable = () => import('./table/index.ts');
const loadPaste = async () => {
  const [{repairedText}, {paste}] = await Promise.all([
    loadDiagnosis(),
    import('@markdown-zh/convert/from-html'),
  ]);
  return (html: string) => paste(html, repairedText);
};
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

/**
 * Loads the code of a job, and returns the function that does it. Loads only the code of the job's kind, so that the preview does not wait
 * for engines.
 */
export async function loadJob(
  job: Job,
  {pictures}: Pick<Settings, 'pictures'>,
): Promise<() => unknown> {
  switch (job.kind) {
    case 'preview': {
      const {renderPreview} = await loadPreview();
      const {source, dialect, baseUrl} = job.request;
      return () => renderPreview(source, dialect, {baseUrl, pictures});
    }
    case 'publish': {
      const {source, target, dialect} = job.request;
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
      const {source, dialect} = job.request;
      return readTree(source, dialect);
    }
    case 'diagnosis': {
      const {diagnose} = await loadDiagnosis();
      const {source, platform} = job.request;
      return () => diagnose(source, platform);
    }
    case 'repair': {
      const {repair} = await loadDiagnosis();
      const {source, platform} = job.request;
      return () => repair(source, platform);
    }
    case 'support': {
      const [{featureUses}, {supportOf}] = await Promise.all([
        loadDiagnosis(),
        import('@markdown-zh/platforms/support'),
      ]);
      const {source, platform} = job.request;
      return () => supportOf(featureUses(source), platform);
    }
    case 'overview': {
      const [{treeOf}, {overviewOf}] = await Promise.all([
        loadDiagnosis(),
        import('./overview/index.ts'),
      ]);
      const {source} = job.request;
      return () => overviewOf(treeOf(source));
    }
    case 'clean': {
      const [{diagnose}, {clean}] = await Promise.all([loadDiagnosis(), import('./cleaning.ts')]);
      const {source} = job.request;
      return () => clean(source, diagnose(source));
    }
    case 'paste': {
      const [{pasteInto}, convert] = await Promise.all([
        import('./paste/index.ts'),
        job.request.source === '' ? undefined : loadPaste(),
      ]);
      const read = await convert?.(job.request.source);
      return () => pasteInto(job.request, read);
    }
    case 'link': {
      const {hashOfText} = await import('../share.ts');
      const {source} = job.request;
      return () => hashOfText(source);
    }
    case 'changes': {
      const {lineChanges} = await import('./line-changes.ts');
      const {source, before} = job.request;
      return () => lineChanges(before, source);
    }
    case 'table': {
      const {findTable} = await loadTable();
      const {source, offset} = job.request;
      return () => findTable(source, offset);
    }
    case 'table edit': {
      const {tableEdit} = await loadTable();
      const {source, table, place} = job.request;
      return () => tableEdit(source, table, place);
    }
    case 'pasted cells': {
      const {source, plain} = job.request;
      const [{pastedCells}, paste] = await Promise.all([
        loadTable(),
        source === '' ? undefined : loadPaste(),
      ]);
      const convert = await paste?.(source);
      return () => pastedCells(convert?.()?.markdown, plain);
    }
    case 'word': {
      const {source} = job.request;
      const [{wordFile}, parseYaml] = await Promise.all([
        import('@markdown-zh/convert/word-file'),
        loadYaml(source),
      ]);
      return () => wordFile(source, parseYaml);
    }
    case 'page': {
      const {source} = job.request;
      const [{pageFile}, parseYaml] = await Promise.all([loadPage(), loadYaml(source)]);
      return () => pageFile(source, parseYaml);
    }
    case 'print': {
      const {source, baseUrl} = job.request;
      const [{pagePrint}, parseYaml] = await Promise.all([loadPage(), loadYaml(source)]);
      return () => pagePrint(source, baseUrl, parseYaml);
    }
    case 'engine': {
      const {loadEngine} = await import('./engine.ts');
      return loadEngine(job.request);
    }
    case 'comparison': {
      const {compare} = await import('./comparison/index.ts');
      return () => compare({...job.request, pictures});
    }
  }
}
