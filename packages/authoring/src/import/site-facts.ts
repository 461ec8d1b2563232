import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {readContent} from '@markdown-zh/content-check';
import type {Site} from '../site.ts';
import {readExistingContent} from '../new-article/existing-content.ts';
import type {ExistingContent} from '../new-article/plan.ts';
import {readRecord, type Imported} from './record.ts';

/** The facts about this site that an import needs. */
export interface SiteFacts extends ExistingContent, Imported {
  /** Keys of authors by key and name, of tags by key and label; all in lower case. */
  readonly authorKeys: ReadonlyMap<string, string>;
  readonly tagKeys: ReadonlyMap<string, string>;
  /** The components whose tags a conversion keeps; without the list, each name may be one. */
  readonly components: readonly string[] | undefined;
  /** Addresses that the build itself writes, with all below them. */
  readonly reserved: readonly string[];
  /** The addresses of pages. */
  readonly routes: ReadonlySet<string>;
}

export function readSiteFacts(site: Site): SiteFacts {
  const {root, contentCheck} = site;
  const existing = readExistingContent(site);
  const {config, generated, recorded} = readContent(root, contentCheck);
  return {
    ...existing,
    ...readRecord(root),
    components: config.components,
    reserved: config.reserved,
    authorKeys: keysOf(root, config.authors, 'name'),
    tagKeys: keysOf(root, config.tags, 'label'),
    routes: new Set([
      '/',
      ...config.folders.map(({route}) => route),
      ...recorded.filter(Boolean),
      ...generated.pages.map((page) => page.replace(/(?<=.)\/$/, '')),
    ]),
  };
}

function keysOf(root: string, file: string, field: string): ReadonlyMap<string, string> {
  const data = parse(readFileSync(join(root, file), 'utf8')) as Readonly<
    Record<string, Readonly<Record<string, unknown>> | null>
  >;
  return new Map(
    Object.entries(data).flatMap(([key, value]) =>
      [key, value?.[field]].flatMap((name) =>
        typeof name === 'string' ? [[name.toLowerCase(), key] as const] : [],
      ),
    ),
  );
}
