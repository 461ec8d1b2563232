/** The thread that examines articles. */
import {threadData} from '@markdown-zh/build-tools/thread';
import {examine} from '../checks/examine.ts';
import type {Findings, SourceFile} from '../checks/findings.ts';
import type {SiteFacts} from '../config.ts';
import {loadParsers} from '../parsers/index.ts';

const parsers = loadParsers();

export async function examineAll(files: readonly SourceFile[]): Promise<readonly Findings[]> {
  const loaded = await parsers;
  return files.map((file) => examine(file, threadData() as SiteFacts, loaded));
}
