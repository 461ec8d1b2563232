import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {readContent} from '@markdown-zh/content-check';
import {checkContent, loadParsers} from '@markdown-zh/content-check/checks';
import contentCheck from '../../site/content-check';

const bad = 'tests/fixtures/content-check/bad';
const names = readdirSync(bad);
/** Long articles with boxes, tables, code and formulas. */
const articles = readdirSync('docs/tutorial-basics').filter((name) => name.endsWith('.md'));
const parsers = await loadParsers();
const roots: string[] = [];

afterAll(() => {
  roots.forEach((root) => {
    rmSync(root, {recursive: true});
  });
});

/** A site of bad and good articles, whose lines end in this. */
function siteWith(lineEnd: string): string {
  const root = mkdtempSync(join(tmpdir(), 'line-ends-'));
  roots.push(root);
  const write = (file: string, source: string) => {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), source.replaceAll('\n', lineEnd));
  };
  for (const name of names) {
    const folder = name.startsWith('doc-') ? 'docs' : 'blog';
    write(`${folder}/${name}`, readFileSync(`${bad}/${name}`, 'utf8'));
  }
  for (const name of articles) {
    write(`docs/good/${name}`, readFileSync(`docs/tutorial-basics/${name}`, 'utf8'));
  }
  for (const name of ['authors', 'tags']) {
    cpSync(`blog/${name}.yml`, join(root, `blog/${name}.yml`));
  }
  return root;
}

const issuesOf = (root: string) => checkContent(readContent(root, contentCheck), parsers);

it('M16 finds the same in articles whose lines end in CRLF', () => {
  const issues = issuesOf(siteWith('\n'));
  expect(issues.length).toBeGreaterThan(names.length);
  expect(issuesOf(siteWith('\r\n'))).toEqual(issues);
});
