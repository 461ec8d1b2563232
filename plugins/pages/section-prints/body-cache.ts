import {join} from 'node:path';
import {fingerprintOf, openFileCache, cacheKey} from '@markdown-zh/build-tools/cache';
import {docBody, type DocBody} from './doc-body';

interface BodyCache {
  /** The cached or new result of `docBody`. */
  readonly get: (source: string, prefix: string) => DocBody;
  /** Drops the bodies that this build did not use. */
  readonly close: () => void;
}

/**
 * Opens the cache of docs' bodies. One build needs a body on several pages, and the next build again. Each body is a file,
 * because the bodies of a large site would fill the memory.
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
