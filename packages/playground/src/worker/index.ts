/// <reference lib="webworker" />
import settings from '@generated/playground/default/settings.json';
import {serveJobs} from '@markdown-zh/ui/worker-jobs';
import {limitedResult} from '@markdown-zh/diagnosis/bounds/limits';
import {previewEncoder} from '../preview-changes.ts';
import type {Job} from './jobs.ts';
import {loadJob} from './load.ts';
import type {Preview} from './preview/index.ts';

const encodePreview = previewEncoder();

serveJobs<Job>(
  self,
  async (job) => {
    const run = await loadJob(job, settings);
    return async () => limitedResult(await run(), job.request.source.length);
  },
  ({kind}, response) => (kind === 'preview' ? encodePreview(response as Preview) : response),
);
