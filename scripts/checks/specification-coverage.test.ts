import specification from 'commonmark-spec';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readContent} from '@markdown-zh/content-check';
import {readArticle} from '@markdown-zh/content-check/article';
import {checkCoverage, coverageRows, sectionsOf} from './specification-coverage';
import {gfmSections} from './gfm-sections';
import contentCheck from '../../site/content-check';

const file = 'docs/tutorial-basics/specification-map.md';
const page = readFileSync(file, 'utf8');
const commonmarkSections = sectionsOf(specification.text);

describe('the coverage of the specifications', () => {
  it('knows the sections of CommonMark 0.31.2', () => {
    expect(commonmarkSections).toHaveLength(43);
    expect(commonmarkSections).toContainEqual({
      number: '6.2',
      title: 'Emphasis and strong emphasis',
    });
    expect(commonmarkSections.at(-1)?.number).toBe('7.3.1');
  });

  it.each([
    ['CommonMark 0.31.2', commonmarkSections],
    ['GFM 0.29', gfmSections],
  ])('every section of %s is taught on a page', (heading, sections) => {
    expect(checkCoverage(file, page, heading, sections)).toEqual([]);
  });

  it('every page and anchor exists', () => {
    const rows = [
      'CommonMark 0.31.2',
      'GFM 0.29',
      'GitHub 在 GFM 规范之外的写法 {#github-的其他写法}',
      '本站在 Markdown 之外的写法 {#本站的写法}',
    ].flatMap((heading) => coverageRows(page, heading));
    const linked = new Set(
      rows.flatMap(({targets}) => targets.map((target) => fileOf(target.split('#')[0] ?? ''))),
    );
    const anchors = new Map(
      readContent(process.cwd(), contentCheck)
        .files.filter(({file: name}) => linked.has(name))
        .map(({file: name, source}) => {
          const result = readArticle(name, source);
          return [name, result.ok ? result.article.anchors : new Set<string>()] as const;
        }),
    );
    const dead = rows.flatMap(({targets, line}) =>
      targets
        .map((target) => target.split('#'))
        .filter(([path = '', anchor]) => {
          const known = anchors.get(fileOf(path));
          return !known || (anchor !== undefined && !known.has(anchor));
        })
        .map((target) => `${file}:${line} ${target.join('#')}`),
    );
    expect(dead).toEqual([]);
    expect(rows.length).toBeGreaterThan(43 + gfmSections.length);
  });
});

describe('checkCoverage', () => {
  const sections = sectionsOf('# A\n\n## B\n\n~~~\n# no heading\n~~~\n\n# C\n');

  it('numbers headings, and passes over those in code', () => {
    expect(sections).toEqual([
      {number: '1', title: 'A'},
      {number: '1.1', title: 'B'},
      {number: '2', title: 'C'},
    ]);
  });

  it('accepts a full table', () => {
    const good =
      '## X\n\n| 1 | A | [甲](./a.md#甲) |\n| 1.1 | B | [乙](./a.md#乙) |\n| 2 | C | [丙](#丙) |\n\n## Y\n';
    expect(checkCoverage('a.md', good, 'X', sections)).toEqual([]);
  });

  it('names a section without a row, a row without a section, and a row without a link', () => {
    const bad = '## X\n\n| 1 | A | 甲 |\n| 1.2 | B | [乙](./a.md#乙) |\n| 2 | C | [丙](#丙) |\n';
    expect(
      checkCoverage('a.md', bad, 'X', sections).map(({line, message}) => `${line} ${message}`),
    ).toEqual([
      '1 "X" has no row for section 1.1 B. Add one with a link to the page or the heading that teaches it.',
      '4 The specification has no section 1.2 B. Correct number and title.',
      '3 Section 1 A leads nowhere. Link the page or the heading that teaches it, as in [标题](./basic-syntax/headings.md#atx-标题).',
    ]);
  });
});

function fileOf(path: string): string {
  if (path.startsWith('/')) {
    return `src/pages${path}.md`;
  }
  return path === '' ? file : new URL(path, `file:///${file}`).pathname.slice(1);
}
