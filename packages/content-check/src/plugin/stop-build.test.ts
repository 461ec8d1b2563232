import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {stopAtFrontMatter} from './stop-build.ts';

it('A2 stops a build at an unknown tag and at invalid YAML, with the messages of the check', () => {
  const root = mkdtempSync(join(tmpdir(), 'stop-build-'));
  onTestFinished(() => {
    rmSync(root, {recursive: true});
  });
  mkdirSync(join(root, 'blog'));
  writeFileSync(join(root, 'blog/tags.yml'), 'hello:\n  label: Hello\n');
  writeFileSync(join(root, 'blog/a.md'), '---\ntags: [hello]\n---\n\n正文\n');
  const stop = () => {
    stopAtFrontMatter(root, {tags: 'blog/tags.yml'});
  };
  expect(stop).not.toThrow();

  writeFileSync(join(root, 'blog/b.md'), '---\ntags: [helo]\n---\n\n正文\n');
  writeFileSync(join(root, 'blog/c.md'), '---\ntitle: a: b\n---\n\n正文\n');
  expect(stop).toThrow(
    /^The front matter of articles is wrong:\nblog\/b\.md:2:8 front-matter: The tag "helo" is not in .+\nblog\/c\.md:2:8 front-matter: The front matter is not valid YAML: .+$/,
  );
});
