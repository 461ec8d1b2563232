/** Examines the articles that it is sent, and answers with what it found. */
import {parentPort, workerData} from 'node:worker_threads';
import {examine, type SourceFile} from '../checks/findings';
import type {KnownNames} from '../checks/front-matter';
import {loadParsers} from '../parsers';

const parsers = loadParsers();

parentPort?.on('message', (files: readonly SourceFile[]) => {
  void parsers.then((loaded) => {
    parentPort?.postMessage(files.map((file) => examine(file, workerData as KnownNames, loaded)));
  });
});
