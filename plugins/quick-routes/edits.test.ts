import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {edits, type Edit} from './edits';
import replaceText from './loader.mjs';

const run = (edit: Edit, source: string) =>
  replaceText.call({resourcePath: '/module.js', getOptions: () => edit}, source);

describe.each(Object.entries(edits))('%s', (module, edit) => {
  const source = readFileSync(join('node_modules', module), 'utf8');

  it('is edited in one place', () => {
    const edited = run(edit, source);
    expect(edited).toContain(edit.by);
    expect(edited.length - source.length).toBeLessThan(500);
  });

  it('is an error when it has another text', () => {
    expect(() => run(edit, source.replaceAll(edit.text, ''))).toThrow('no longer knows');
    expect(() => run(edit, source + edit.text)).toThrow('no longer knows');
  });
});
