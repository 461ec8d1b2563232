import {join} from 'node:path';
import {fingerprintOf, openFileCache, cacheKey} from '@markdown-zh/build-cache';
import {docBody, type DocBody} from './doc-body';

/** The bodies of docs, for the pages that they stand on. */
interface BodyCache {
  /** What docBody makes of the same, now or earlier. */
  readonly get: (source: string, prefix: string) => DocBody;
  /** Keeps for the next build what was asked for, and nothing else. */
  readonly close: () => void;
}

/**
 * Opens what was made of docs' bodies with the same code and packages: by this build, in which a doc stands on several pages, or
 * by an earlier one. They are files, for those of a large site would not fit beside the build's other work.
 */
export function openBodyCache(siteDir: string): BodyCache {
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
    return {
      get: docBody,
      close: () => undefined,
    };
  }
  const files = openFileCache(join(siteDir, 'node_modules/.cache/section-prints'), '.json');
  const fingerprint = fingerprintOf(siteDir);
  return {
    get: (source, prefix) => {
      const key = cacheKey([fingerprint, prefix, source]);
      const known = files.read(key);
      if (known) {
        return JSON.parse(String(known)) as DocBody;
      }
      const body = docBody(source, prefix);
      files.write(key, JSON.stringify(body));
      return body;
    },
    close: files.sweep,
  };
}
