/** The thread that examines articles. */
import {workerData} from 'node:worker_threads';
import {examine} from '../checks/examine.ts';
import type {Findings, SourceFile} from '../checks/findings.ts';
import type {SiteFacts} from '../config.ts';
import {loadParsers} from '../parsers/index.ts';
import {offer} from './thread.ts';

const parsers = loadParsers();

const functions = {
  examine: async (files: readonly SourceFile[]): Promise<readonly Findings[]> => {
    const loaded = await parsers;
    return files.map((file) => examine(file, workerData as SiteFacts, loaded));
  },
};
export type Examiner = typeof functions;
offer(functions);
