import {applyEdits, diagnose, parseText} from '@markdown-zh/diagnosis';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, it} from 'vitest';

/** Docusaurus's result for a file; undefined if it cannot read the file. */
async function read(fileContent: string): Promise<unknown> {
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: 'a.md',
      fileContent,
    });
    return frontMatter;
  } catch {
    return undefined;
  }
}

function repair(rule: string, source: string): string {
  const found = diagnose(source).filter((diagnosis) => diagnosis.rule === rule);
  return applyEdits(
    source,
    found.flatMap(({fix}) => fix?.edits ?? []),
  );
}

it.each([
  '---\ntitle: 题\n---',
  '\uFEFF---\ntitle: 题\n---\n',
  '--- \n# 注\n"title" : 题\nauthors: [\n  a\n]\n--- \n',
])('the diagnosis takes for front matter what Docusaurus reads: %j', async (source) => {
  expect(parseText(source).tree.children[0]?.type).toBe('yaml');
  expect(await read(source)).toMatchObject({title: '题'});
});

it.each([
  ['front-matter-not-first', '\n---\ntitle: 题\n---\n\n正文'],
  ['front-matter-not-first', ' ---\r\ntitle: 题\r\n---\r\n正文'],
  ['front-matter-not-first', '# 标题\n\n---\ntitle: 题\n---\n'],
  ['front-matter-colon', '---\ntitle：题\ndate: 2026-01-01\n---\n'],
  ['front-matter-colon', '---\ntitle:题\ndate: 2026-01-01\n---\n'],
  ['front-matter-unclosed', '---\ntitle: 题\n\n正文：一段\n'],
  ['front-matter-unclosed', '---\ntitle: 题\n--\n正文\n'],
])('Docusaurus reads front matter only when %s is mended: %j', async (rule, source) => {
  expect(await read(source)).not.toMatchObject({title: '题'});
  expect(await read(repair(rule, source))).toMatchObject({title: '题'});
});
