import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {compileScript, type Bundler} from '@markdown-zh/build-tools/compile';
import {sourceHash} from '@markdown-zh/build-tools/source-hash';

interface Parts {
  readonly script: string;
  readonly styles: string;
}

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Makes the document in which the playground shows results. It contains its own policy, for hosts that send none. The playground adds
 * a sandbox without the site's origin.
 */
export async function frameDocument(bundler: Bundler, siteDir: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'playground-frame-'));
  try {
    const file = join(folder, 'frame.js');
    await compileScript(bundler, {
      siteDir,
      entry: beside('../frame'),
      file,
      target: ['web', 'es2022'],
    });
    const [script, ...sheets] = await Promise.all(
      [file, beside('../frame/frame.css'), beside('../frame/result.css')].map((path) =>
        readFile(path, 'utf8'),
      ),
    );
    return documentOf({script: script ?? '', styles: sheets.join('')});
  } finally {
    await rm(folder, {recursive: true});
  }
}

/** Allows one script and one style sheet, by their hashes, pictures of this site, and no other file. */
function policyOf({script, styles}: Parts): string {
  return [
    "default-src 'none'",
    `script-src ${sourceHash(script)}`,
    `style-src ${sourceHash(styles)}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function documentOf({script, styles}: Parts): string {
  return `<!DOCTYPE html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<title>Preview</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policyOf({script, styles})}">
<style>${styles}</style>
</head>
<body class="result">
<script>${script}</script>
</body>
</html>
`;
}
