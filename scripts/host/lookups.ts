import {join} from 'node:path';

/** A host's decision for a path: a file or a redirect, both below the base URL. */
type Answer = {readonly file: string} | {readonly status: 301 | 308; readonly location: string};

/**
 * Finds the file of a path; `undefined` is the not-found page. The path is decoded, below the base URL, and has no slash before it.
 */
export type Lookup = (path: string, isFile: (path: string) => boolean) => Answer | undefined;

/** The file itself, or for a path that ends in a slash the `index.html` there; else the first of the other files. */
function fileOf(
  path: string,
  isFile: (path: string) => boolean,
  ...others: readonly string[]
): Answer | undefined {
  const itself = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  const file = [itself, ...others].find(isFile);
  return file === undefined ? undefined : {file};
}

/** The lookups of hosts that do not run locally, by their documentation. */
export const lookups = {
  /** GitHub Pages, as measured in https://github.com/slorber/trailing-slash-guide. */
  'github-pages': (path, isFile) =>
    fileOf(path, isFile, `${path}.html`) ??
    (isFile(`${path}/index.html`) ? {status: 301, location: `${path}/`} : undefined),
  /** Aliyun OSS with SupportSubDir and Type 2: https://help.aliyun.com/zh/oss/developer-reference/putbucketwebsite */
  'aliyun-oss': (path, isFile) => fileOf(path, isFile, `${path}/index.html`),
  /**
   * Tencent COS with AutoAddressing (https://cloud.tencent.com/document/api/436/31930), Netlify with Pretty URLs, and EdgeOne Pages by the
   * file names of its command-line tool.
   */
  endings: (path, isFile) => fileOf(path, isFile, `${path}.html`),
  /** Vercel with `cleanUrls` and `trailingSlash: false`, as in the same guide. */
  vercel: (path, isFile) => {
    const clean = path.replace(/(?:(?:^|\/)index)?\.html$/, '').replace(/\/$/, '');
    if (clean !== path && (isFile(`${clean}.html`) || isFile(join(clean, 'index.html')))) {
      return {status: 308, location: clean};
    }
    return fileOf(path, isFile, `${path}.html`);
  },
} as const satisfies Record<string, Lookup>;
