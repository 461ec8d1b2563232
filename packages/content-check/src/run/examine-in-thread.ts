/** The thread that examines articles. */
import {threadData} from '@markdown-zh/build-tools/thread';
import {examine} from '../checks/examine.ts';
import type {CheckedArticle, SourceFile} from '../checks/checked-article.ts';
import type {SiteFacts} from '../config.ts';
import {loadParsers} from '../parsers/index.ts';

const parsers = loadParsers();

export async function examineAll(files: readonly SourceFile[]): Promise<readonly CheckedArticle[]> {
  const loaded = await parsers;
  return files.map((file) => examine(file, threadData() as SiteFacts, loaded));
}
