import {existsSync, readFileSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** The dependencies of a spec besides the site. */
export interface Sources {
  /** The spec, all files that it imports, directly or not, and the folders of packages that they import. */
  readonly paths: readonly string[];
  /** Whether its code reads no other file and starts no program, so that these paths and what servers send it decide its result. */
  readonly isClosed: boolean;
  /** Whether a test tries a sample of something, which differs with the commit. */
  readonly isSampled: boolean;
}

/** Modules that read files or start programs. */
const readers = /^node:(?:fs|child_process)\b/;

/** The folders that the check of articles reads. Their names do not occur in imports. */
const articles = ['docs', 'learn', 'blog', 'icms', 'src/pages', 'packages/content-check'];

/**
 * The paths below which code of tests reads, where that is known. It may also read downloads, files that the browser was sent, programs,
 * and the dates of commits, which pages show. Other code that reads files or starts programs is open.
 */
const known: Readonly<Record<string, readonly string[]>> = {
  'scripts/browser.mjs': [],
  'scripts/web-servers.mjs': [],
  'tests/browser/article-features.spec.ts': [],
  'tests/browser/documents.spec.ts': [],
  'tests/browser/exports.spec.ts': [],
  'tests/browser/identity.spec.ts': ['src/css'],
  'tests/browser/lessons.spec.ts': [],
  'tests/browser/playground.spec.ts': [],
  'tests/browser/table-editor.spec.ts': [],
  'tests/support/all-pages.ts': articles, // and the sitemap, which lists them
  'tests/support/content.ts': articles,
  'tests/support/interface-labels.ts': ['i18n', 'src', 'packages/search'],
  'tests/support/lessons.ts': ['learn'],
  'tests/support/ring.ts': [],
  'tests/support/sitemap.ts': articles,
  'tests/support/uses.ts': [],
};

const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.tsx'];
const imports = /(?:\bfrom|\bimport\(?)\s*'([^']+)'/g;

/** Follows the imports of a file, which is given as its path from the project's root. */
export function sourcesOf(entry: string, root = '.'): Sources {
  const paths = new Set<string>();
  let isClosed = true;
  let isSampled = false;
  const visit = (file: string) => {
    if (paths.has(file)) {
      return;
    }
    paths.add(file);
    const source = readFileSync(join(root, file), 'utf8');
    isSampled ||= /\bsampleOf\(/.test(source);
    const folders = known[file];
    folders?.forEach((folder) => paths.add(folder));
    for (const [, name = ''] of source.matchAll(imports)) {
      if (readers.test(name) && folders === undefined) {
        isClosed = false;
      }
      const [, own] = /^@markdown-zh\/([^/]+)/.exec(name) ?? [];
      if (own !== undefined) {
        (own === 'content-check' ? articles : [`packages/${own}`]).forEach((path) =>
          paths.add(path),
        );
      }
      const target = fileOf(name, file, root);
      if (target !== undefined) {
        visit(target);
      }
    }
  };
  visit(entry);
  return {paths: [...paths].sort(), isClosed, isSampled};
}

/** The file that an import names, if it is one of the project's. */
function fileOf(name: string, importer: string, root: string): string | undefined {
  const path = name.startsWith('.')
    ? join(dirname(importer), name)
    : name.startsWith('@site/')
      ? name.slice('@site/'.length)
      : undefined;
  if (path === undefined) {
    return undefined;
  }
  return endings
    .map((ending) => `${path}${ending}`)
    .find((file) => existsSync(join(root, file)) && statSync(join(root, file)).isFile());
}
