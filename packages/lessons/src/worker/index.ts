/// <reference lib="webworker" />
import {limitedResult} from '@markdown-zh/diagnosis/bounds/limits';
import {serveJobs} from '@markdown-zh/ui/worker-jobs';
import type {JobOf} from '@markdown-zh/ui/worker-runner';
import type {Jobs} from './jobs.ts';

serveJobs<JobOf<Jobs>>(self, async (job) => {
  const run = await load(job);
  return async () => limitedResult(await run(), job.request.source.length);
});

/** Loads only the code of the job's kind: a preview does not wait for the grader. */
async function load(job: JobOf<Jobs>): Promise<() => unknown> {
  if (job.kind === 'render') {
    const {source, flavour, ...context} = job.request;
    const [{renderStandardMarkdown}, {boundMessage}, math] = await Promise.all([
      import('@markdown-zh/diagnosis/standard'),
      import('@markdown-zh/diagnosis/bounds'),
      flavour === 'math' ? import('@markdown-zh/diagnosis/standard/math') : undefined,
    ]);
    const extensions = math ? [math.formulas] : [];
    return () => {
      const bound = boundMessage(source);
      try {
        return {...renderStandardMarkdown(source, {flavour, extensions, ...context}), bound};
      } catch (error) {
        if (bound === undefined) {
          throw error;
        }
        return {output: '', html: '', bound};
      }
    };
  }
  const {judge} = await import('../Exercise/judge.ts');
  const {source, exercise, variant, caret} = job.request;
  return () => judge(source, exercise, variant, caret);
}
