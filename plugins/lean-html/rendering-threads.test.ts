import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {expect, it} from 'vitest';

/** What a thread of Tinypool's says, begun in a process of its own: there a class of Node is changed. */
function threadSays(how: 'spared' | 'as ever'): unknown {
  const file = join(import.meta.dirname, 'fixtures/ask-thread.mjs');
  const env = {...process.env, SKIP_HTML_MINIFICATION: 'true'};
  // A thread cannot be given options of the whole process, which an author may need.
  const args = ['--max-old-space-size=1000', file, how];
  return JSON.parse(execFileSync('node', args, {encoding: 'utf8', env}));
}

it('a thread that renders pages has the same minifier, and loads nothing for it', () => {
  const minified = {code: '<p> a </p>', warnings: []};
  expect(threadSays('as ever')).toEqual({minified, loadsBabel: true});
  expect(threadSays('spared')).toEqual({minified, loadsBabel: false});
});
