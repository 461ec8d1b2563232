import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {TestProject} from 'vitest/node';
import {makePlainSite, type PlainSite} from './plain-site';
import {packAll, type Packed} from './packed';

declare module 'vitest' {
  interface ProvidedContext {
    /** Every package as npm packs it, by folder name. */
    packed: Readonly<Record<string, Packed>>;
    plainSite: PlainSite;
  }
}

/** Packs every package once, and builds one plain site with two of them, for all test files. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  const packed = packAll(join(folder, 'packed'));
  project.provide('packed', packed);
  project.provide('plainSite', makePlainSite(join(folder, 'site'), packed));
  return () => {
    rmSync(folder, {recursive: true});
  };
}
