/**
 * `npm run check -- HTML`: runs the Nu HTML checker (vnu-jar) on every HTML file of the build. Without Java it prints a message and ends
 * with exit code 3, which `check` counts as skipped.
 */
import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import vnuJar from 'vnu-jar';

interface Message {
  readonly type: string;
  readonly url: string;
  readonly lastLine: number;
  readonly message: string;
  readonly extract?: string;
}

const folder = process.argv[2] ?? 'build';
const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .map((file) => join(folder, file));

/**
 * Ignores CSS that is newer than the checker's CSS parser, and inline SVG data. stylelint checks the style sheets.
 */
const filter = '.*CSS:.*';

/** On macOS, `java` exists without a Java runtime, so this runs it. */
const hasJava = spawnSync('java', ['-version']).status === 0;
const {stderr} = spawnSync(
  'java',
  [
    '-Xss8m',
    '-jar',
    vnuJar,
    '--format',
    'json',
    '--errors-only',
    '--filterpattern',
    filter,
    ...files,
  ],
  {encoding: 'utf8', maxBuffer: 256 * 1024 * 1024},
);

if (!hasJava) {
  console.error(
    'Java is missing, so the HTML was not checked. Install a Java runtime, version 11 or later.',
  );
  process.exitCode = 3;
} else {
  const {messages} = JSON.parse(stderr.slice(stderr.indexOf('{'))) as {
    messages: readonly Message[];
  };
  const errors = messages.filter(({type}) => type === 'error');
  for (const {url, lastLine, message, extract = ''} of errors.slice(0, 50)) {
    console.error(`${url}:${lastLine} ${message}\n    ${extract.replace(/\s+/g, ' ')}`);
  }
  console.log(`${files.length} HTML files, ${errors.length} errors`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
